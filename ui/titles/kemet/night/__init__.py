"""KEM-9, KEM-12  Night and Dawn: the steps with what each seat gains, the choice of the turn order."""
