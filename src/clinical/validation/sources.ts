/**
 * Where a limit comes from, as docs/plausibility.md prints it.
 */
export interface Source {
  readonly name: string
  /** Why the limit follows from it, or why we chose it. */
  readonly because: string
}

/** A limit that no publication sets. */
/* @__NO_SIDE_EFFECTS__ */
export function ourChoice(because: string): Source {
  return { name: 'our choice', because }
}

/** An example in the interface specification. */
/* @__NO_SIDE_EFFECTS__ */
export function specified(because: string): Source {
  return { name: 'interface specification', because }
}

/** Royal College of Paediatrics and Child Health, Digital Growth Charts, validation constants. */
/* @__NO_SIDE_EFFECTS__ */
export function rcpch(because: string): Source {
  return { name: 'RCPCH', because }
}

/** C. Daymont et al., J. Am. Med. Inform. Assoc. 24 (2017) 1080-1087. */
/* @__NO_SIDE_EFFECTS__ */
export function growthcleanr(because: string): Source {
  return { name: 'growthcleanr', because }
}

/** WHO Anthro, flags for biologically implausible values. */
/* @__NO_SIDE_EFFECTS__ */
export function whoFlags(because: string): Source {
  return { name: 'WHO Anthro', because }
}

/** American Academy of Pediatrics: S. E. Hampl et al., Pediatrics 151 (2023) e2022060640. */
/* @__NO_SIDE_EFFECTS__ */
export function aap(because: string): Source {
  return { name: 'AAP', because }
}
