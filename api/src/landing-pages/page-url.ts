interface Addressed {
  id: string
  isPersonal: boolean
  /** The address of the agent whose own it is. */
  purlId: string | null
}

/** Where visitors find a page. */
export const pageUrl = (origin: string, { id, isPersonal, purlId }: Addressed): string =>
  `${origin}${isPersonal ? `/p/${purlId}` : '/lp'}/${id}`
