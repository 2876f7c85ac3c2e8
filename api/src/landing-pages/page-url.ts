interface Addressed {
  id: string
  isPersonal: boolean
  /** The address of the agent whose own it is. */
  purlId: string | null
}

/** Where visitors find a page. */
export const pageUrl = (publicOrigin: string, { id, isPersonal, purlId }: Addressed): string =>
  `${publicOrigin}${isPersonal ? `/p/${purlId}` : '/lp'}/${id}`
