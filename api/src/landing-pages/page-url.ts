export interface PageHost {
  /** The origin of the account's public pages. */
  origin: string
  /** Whether other agencies have pages there, too. */
  isShared: boolean
}

interface PageAddress {
  id: string
  isPersonal: boolean
  /** The personalized URL of the agent who owns a personal page. */
  purlId: string | null
  slug: string | null
  /** Whether the page has its slug on the shared host. */
  isSlugShared: boolean
}

/** The public URL of a page, readable if it has a slug there. */
export const toPageUrl = (host: PageHost, { slug, isSlugShared, ...page }: PageAddress): string =>
  slug !== null && (page.isPersonal || !host.isShared || isSlugShared)
    ? `${toFolder(host, page)}/${slug}`
    : toPermanentUrl(host, page)

/** The URL that never changes, for what is printed. */
export const toPermanentUrl = (
  host: PageHost,
  { id, ...page }: Pick<PageAddress, 'id' | 'isPersonal' | 'purlId'>,
): string => `${toFolder(host, page)}/${id}`

const toFolder = ({ origin }: PageHost, { isPersonal, purlId }: Pick<PageAddress, 'isPersonal' | 'purlId'>) =>
  `${origin}${isPersonal ? `/p/${purlId}` : '/lp'}`
