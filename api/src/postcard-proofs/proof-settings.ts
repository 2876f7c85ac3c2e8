import { contentMessages } from '@gable/shared/content/messages.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { getPostcardTemplate } from '@gable/shared/postcards/templates/postcard-templates.ts'
import { getContentOrThrow } from '../content/content-access.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ProofToken } from './proof-token.ts'

/** The draft, what was published last, or a variation of smart content. */
export async function getProofSettings(
  db: Db,
  scope: AccountScope,
  { contentId, version, variationId }: Pick<ProofToken, 'contentId' | 'version' | 'variationId'>,
): Promise<{ title: string; settings: PostcardSettings }> {
  const content = await getContentOrThrow(db, scope, contentId, 'POSTCARD')
  const { title } = content
  if (variationId) {
    const template = getPostcardTemplate(content.template_id)
    const variations = template?.templateType === 'SMART' ? template.variations : []
    const { settings } = orNotFound(
      variations.find(({ id }) => id === variationId),
      'variation',
    )
    return { title, settings }
  }
  if (version === 'DRAFT') return { title, settings: withPostcardDefaults(content.draft_settings) }
  if (!content.published_settings) throw new Problem('conflict', contentMessages.POSTCARD.notPublished)
  return { title, settings: withPostcardDefaults(content.published_settings) }
}
