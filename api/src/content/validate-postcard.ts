import { archivedBrand } from '@gable/shared/branding/brand-use.ts'
import type { Branding } from '@gable/shared/branding/branding.ts'
import { listMissingPrintBranding, printBrandingIncomplete } from '@gable/shared/branding/completeness.ts'
import type { ContentSettings } from '@gable/shared/content/content.ts'
import { listMergeErrors } from '@gable/shared/content/merge-fields.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { drawPostcard } from '@gable/shared/postcards/drawing/draw-postcard.ts'
import { postcardMeasure } from '@gable/shared/postcards/drawing/postcard-measure.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import { PostcardRules } from '@gable/shared/postcards/postcard-rules.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { sampleRecipient } from '@gable/shared/postcards/sample-recipient.ts'
import { toPostcardSender } from '@gable/shared/postcards/to-postcard-sender.ts'
import { getBranding } from '../branding/queries.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { listOpenPageIds } from './reference-queries.ts'

/** Checks that a postcard may be published, and returns it with cleaned texts. */
export async function validatePostcard(db: Db, scope: Scope, draft: ContentSettings): Promise<PostcardSettings> {
  const { success, data, error } = PostcardRules.safeParse(withPostcardDefaults(draft))
  if (!success) throw invalid(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])))
  const errors = { ...getMergeErrors(data), ...(await getReferenceErrors(db, scope, data)) }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const branding = await requirePrintBranding(db, scope, data.brandingId)
  const drawingErrors = getDrawingErrors(data, branding)
  if (Object.keys(drawingErrors).length > 0) throw invalid(drawingErrors)
  return data
}

/** What cannot be printed for anybody: a coarse picture, a text too long for its place, a code too fine to scan. */
const getDrawingErrors = (settings: PostcardSettings, branding: Branding): Record<string, string> =>
  Object.fromEntries(
    drawPostcard(settings, toPostcardSender(branding), sampleRecipient, postcardMeasure)
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ field, message }) => [field ?? 'design', message]),
  )

/** The default brand if the id is null. */
export async function requirePrintBranding(db: Db, scope: AccountScope, brandingId: string | null) {
  const branding = await getBranding(db, scope, brandingId)
  if (!branding || listMissingPrintBranding(branding.style).length > 0)
    throw new Problem('bad_request', printBrandingIncomplete)
  return branding
}

const textKeys = ['headline', 'subheadline', 'backHeadline', 'body', 'callToAction'] as const

const getMergeErrors = (settings: PostcardSettings): Record<string, string> =>
  Object.fromEntries(
    textKeys
      .map((key) => [key, listMergeErrors(settings[key]).join('. ')] as const)
      .filter(([, message]) => message !== ''),
  )

async function getReferenceErrors(db: Db, scope: Scope, { brandingId, image, qrTarget }: PostcardSettings) {
  const errors: Record<string, string> = {}
  const brand = brandingId ? await getBranding(db, scope, brandingId) : undefined
  if (brandingId && !brand) errors.brandingId = 'This brand no longer exists. Choose another one.'
  if (brand?.isArchived) errors.brandingId = archivedBrand
  if (image?.kind === 'MEDIA' && !(await getUploadedImages(db, scope, [image.url])).has(image.url))
    errors.image = 'This picture was not uploaded to your account. Please upload it again.'
  if (image?.kind === 'SCENE' && !isScene(image.name))
    errors.image = 'This picture no longer exists. Choose another one.'
  if (qrTarget.kind === 'LANDING_PAGE' && !(await listOpenPageIds(db, scope, [qrTarget.value])).has(qrTarget.value))
    errors.qrTarget = 'This landing page is no longer published. Choose another one.'
  return errors
}
