import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import { currentSlug, isSlugShared } from '../assets/queries.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import type { Db } from '../platform/database.ts'

export interface PublicPageRow {
  type: string
  status: AssetStatus
  brandingId: string | null
  settings: Record<string, unknown>
  generalSettings: Record<string, unknown>
  agencyName: string
  /** The owner of a personal page; null for an account page. */
  agentId: string | null
  purlId: string | null
  slug: string | null
  isSlugShared: boolean
  firstName: string | null
  lastName: string | null
  phone: string | null
  email: string | null
  title: string | null
  photo: string | null
}

export const getPublicPageRow = (db: Db, { id, scope }: CachedAsset): Promise<PublicPageRow | undefined> =>
  db
    .selectFrom('assets')
    .innerJoin('agencies', 'agencies.account_id', 'assets.account_id')
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'assets.account_id').onRef('agents.id', '=', 'assets.agent_id'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .select([
      'assets.type',
      'assets.status',
      'assets.branding_id as brandingId',
      'assets.settings',
      'assets.general_settings as generalSettings',
      'agencies.name as agencyName',
      'assets.agent_id as agentId',
      'agents.purl_id as purlId',
      currentSlug.as('slug'),
      isSlugShared.as('isSlugShared'),
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.phone',
      'users.email',
      'agents.title',
      'agents.photo_url as photo',
    ])
    .where('assets.account_id', '=', scope.accountId)
    .where('assets.kind', '=', 'landing-page')
    // The personal pages of an agent who left are offline.
    .where('agents.deactivated_at', 'is', null)
    .where('assets.id', '=', id)
    .executeTakeFirst()
