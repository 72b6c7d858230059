"""The drawing kit of Ipet: type, icons, textures, plates, controls, pieces and grounds for every table and menu.

From the ground up: `colour`, `palette`, `curves` (arithmetic); `surface`, `cache`, `canvas` (pixels); `noise`,
`texture`, `light`, `masks`, `shading` (matter); `lettering`, `inline`, `gilding`, `icons`, `ornament` (signs);
`plates`, `panels`, `buttons`, `controls`, `cards`, `tokens`, `dice`, `figures`, `masonry`, `scenery` (things);
`grounds` (pictures that `bake` writes to PNG and `backdrop` shows); `specimen` (pages that `sheet` writes).

Nothing is done at import, no display is needed, nothing calls `convert()` (see `surface`). Pictures are kept in
capped caches and shared: blit them, never draw on them (see `cache`)."""
