import { archivedBrand } from '@gable/shared/branding/brand-use.ts'
import type { Branding } from '@gable/shared/branding/branding.ts'
import { brandingIncomplete, isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { ContentSettings } from '@gable/shared/content/content.ts'
import { listMergeErrors } from '@gable/shared/content/merge-fields.ts'
import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import { EmailRules } from '@gable/shared/emails/email-rules.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { compileEmail, fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { sampleRecipient } from '@gable/shared/emails/sample-recipient.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { getBranding } from '../branding/queries.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { listOpenPageIds } from './reference-queries.ts'

/** Checks that an email may be published, and returns it with cleaned texts. */
export async function validateEmail(db: Db, scope: Scope, draft: ContentSettings): Promise<EmailSettings> {
  const { success, data, error } = EmailRules.safeParse(withEmailDefaults(draft))
  if (!success) throw invalid(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])))
  const errors = { ...getMergeErrors(data), ...(await getReferenceErrors(db, scope, data)) }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const branding = await requireCompleteBranding(db, scope, data.brandingId)
  if (getBytes(data, branding) > clippedBytes) throw invalid({ blocks: tooLarge })
  return data
}

/** The default brand if the id is null. */
export async function requireCompleteBranding(db: Db, scope: AccountScope, brandingId: string | null) {
  const branding = await getBranding(db, scope, brandingId)
  if (!branding || !isBrandingComplete(branding.style)) throw new Problem('bad_request', brandingIncomplete)
  return branding
}

function getBytes(settings: EmailSettings, branding: Branding) {
  const sender = { brand: toPublicBrand(branding), origin: '', postalAddress: branding.details.address }
  return Buffer.byteLength(fillEmail(compileEmail(settings, sender), sampleRecipient).html)
}

/** Gmail cuts off what follows, and with it the link to unsubscribe. */
const clippedBytes = 100_000
const tooLarge = 'This email is larger than 100 kB, so Gmail would cut it off. Please remove some blocks.'

function getMergeErrors({ subject, previewText, blocks }: EmailSettings): Record<string, string> {
  const texts: [path: string, text: string][] = [
    ['subject', subject],
    ['previewText', previewText],
    ...listBlocks(blocks).flatMap(([path, block]) =>
      Object.entries(block)
        .filter((entry): entry is [string, string] => isTextKey(entry[0]) && typeof entry[1] === 'string')
        .map(([key, text]): [string, string] => [`${path}.${key}`, text]),
    ),
  ]
  return Object.fromEntries(
    texts
      .map(([path, text]) => [path, listMergeErrors(text).join('. ')] as const)
      .filter(([, message]) => message !== ''),
  )
}

/** The keys of blocks whose values recipients read. */
const isTextKey = (key: string) => ['text', 'title', 'label', 'buttonLabel', 'alt', 'place'].includes(key)

async function getReferenceErrors(db: Db, scope: Scope, { brandingId, blocks }: EmailSettings) {
  const errors: Record<string, string> = {}
  const brand = brandingId ? await getBranding(db, scope, brandingId) : undefined
  if (brandingId && !brand) errors.brandingId = 'This brand no longer exists. Choose another one.'
  if (brand?.isArchived) errors.brandingId = archivedBrand
  const { images, pages } = listReferences(blocks)
  const uploaded = await getUploadedImages(db, scope, [...images.values()])
  for (const [path, url] of images)
    if (!uploaded.has(url)) errors[path] = 'This picture was not uploaded to your account. Please upload it again.'
  const openPages = await listOpenPageIds(db, scope, [...pages.values()])
  for (const [path, id] of pages)
    if (!openPages.has(id)) errors[path] = 'This landing page is no longer published. Choose another one.'
  for (const [path, block] of listBlocks(blocks))
    if (block.type === 'IMAGE' && block.image?.kind === 'SCENE' && !isScene(block.image.name))
      errors[`${path}.image.name`] = 'This picture no longer exists. Choose another one.'
  return errors
}

/** Uploaded images by the path of their URL, and landing pages by the path of their id. */
function listReferences(blocks: EmailBlock[]) {
  const images = new Map<string, string>()
  const pages = new Map<string, string>()
  for (const [path, block] of listBlocks(blocks)) {
    if (block.type === 'IMAGE' && block.image?.kind === 'MEDIA') images.set(`${path}.image.url`, block.image.url)
    if ((block.type === 'IMAGE' || block.type === 'BUTTON') && block.link?.kind === 'LANDING_PAGE')
      pages.set(`${path}.link.value`, block.link.value)
  }
  return { images, pages }
}

/** All blocks with their paths, also those in columns. */
const listBlocks = (blocks: EmailBlock[], prefix = 'blocks'): [path: string, block: EmailBlock][] =>
  blocks.flatMap((block, index) => {
    const path = `${prefix}.${index}`
    return block.type === 'COLUMNS'
      ? [...listBlocks(block.left, `${path}.left`), ...listBlocks(block.right, `${path}.right`)]
      : [[path, block] as [string, EmailBlock]]
  })
