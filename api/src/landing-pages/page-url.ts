interface PageAddress {
  id: string
  isPersonal: boolean
  /** The personalized URL of the agent who owns a personal page. */
  purlId: string | null
}

/** The public URL of a page. */
export const toPageUrl = (origin: string, { id, isPersonal, purlId }: PageAddress): string =>
  `${origin}${isPersonal ? `/p/${purlId}` : '/lp'}/${id}`
