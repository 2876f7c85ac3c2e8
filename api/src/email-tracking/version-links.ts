import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { EmailBlock, EmailLink } from '@gable/shared/emails/blocks.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { compileEmail } from '@gable/shared/emails/render/compile-email.ts'
import { getBranding } from '../branding/queries.ts'
import { getContentVersion } from '../content/published-content.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A link of an email, and what it is called in the activity of contacts. */
export type LabeledLink = EmailLink & { label: string }

/** Reads the links of emails by version. Versions never change, so they are read once. */
export function createVersionLinks() {
  const cache = new Map<string, LabeledLink[]>()
  return async (db: Db, scope: AccountScope, contentId: string, version: number): Promise<LabeledLink[]> => {
    const key = `${scope.accountId}/${contentId}/${version}`
    const cached = cache.get(key)
    if (cached) return cached
    const content = await getContentVersion(db, scope, contentId, version)
    const links = content ? await listEmailLinks(db, scope, withEmailDefaults(content.settings)) : []
    if (cache.size >= maxVersions) cache.clear()
    cache.set(key, links)
    return links
  }
}

const maxVersions = 500

/** The links of an email by position. */
export async function listEmailLinks(db: Db, scope: AccountScope, settings: EmailSettings): Promise<LabeledLink[]> {
  const branding = (await getBranding(db, scope, settings.brandingId)) ?? (await getBranding(db, scope, null))
  if (!branding) return []
  const sender = { brand: toPublicBrand(branding), origin: '', postalAddress: branding.details.address }
  return compileEmail(settings, sender).links.map((link) => ({ ...link, label: getLabel(settings, link) }))
}

function getLabel({ blocks }: EmailSettings, link: EmailLink): string {
  const button = listBlocks(blocks).find((block) => block.type === 'BUTTON' && isSame(block.link, link))
  if (button?.type === 'BUTTON') return button.label
  if (link.kind === 'URL') return link.value.replace(/^https?:\/\/(www\.)?/i, '').replace(/[?#].*$|\/$/g, '')
  return { DASHBOARD: 'Home dashboard', LANDING_PAGE: 'Landing page', EMAIL_AGENT: 'Email', CALL_AGENT: 'Call' }[
    link.kind
  ]
}

const listBlocks = (blocks: readonly EmailBlock[]): EmailBlock[] =>
  blocks.flatMap((block) => (block.type === 'COLUMNS' ? [...block.left, ...block.right] : [block]))

const isSame = (a: EmailLink, b: EmailLink) => a.kind === b.kind && a.value === b.value
