import type { Channel } from '@gable/shared/traffic/channels.ts'
import { channelTags } from '@gable/shared/traffic/channels.ts'
import type { Db } from '../platform/database.ts'
import { insertRows } from './insert-rows.ts'
import type { WorldContext } from './world-context.ts'

/** The links that brought some of the visitors. */
export async function seedTaggedLinks(db: Db, accountId: string, { assets, calendar, rngFor }: WorldContext) {
  const rng = rngFor('tagged-links')
  const created_at = calendar.at(0)
  const rows = assets
    .filter(({ kind, isPersonal }) => kind === 'landing-page' && !isPersonal)
    .flatMap((asset) =>
      links.map(({ channel, campaign }) => ({
        account_id: accountId,
        id: rng.uuid(created_at),
        asset_id: asset.id,
        channel,
        name: channelTags[channel].label,
        source: channelTags[channel].source,
        medium: channelTags[channel].medium,
        campaign,
        created_at,
      })),
    )
  await insertRows(db, 'tagged_links', rows)
}

const links: { channel: Channel; campaign: string }[] = [
  { channel: 'FACEBOOK', campaign: 'spring-sellers' },
  { channel: 'INSTAGRAM', campaign: 'spring-sellers' },
  { channel: 'GOOGLE_ADS', campaign: 'home-value' },
  { channel: 'EMAIL_SIGNATURE', campaign: 'home-value-leads' },
  { channel: 'OPEN_HOUSE_SIGN', campaign: 'open-houses' },
  { channel: 'FLYER', campaign: 'spring-sellers' },
]
