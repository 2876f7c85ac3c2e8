import type { RestoreResult } from './restore-account.ts'

/** What a restore brought back, and what it could not. */
export function describeRestore({ rows, images, missingImages, unknownAgents }: RestoreResult): string {
  const counts = Object.entries({ ...rows, images }).map(([name, count]) => `${count.toLocaleString('en-US')} ${name}`)
  const agents = unknownAgents.map(({ full_name, email }) => `${full_name} <${email}>`.trim())
  return [
    `Restored: ${counts.join(', ')}.`,
    ...(agents.length > 0
      ? [
          `Not on this team: ${agents.join(', ')}. Their contacts, leads and offers have no owner now. Their segments and images belong to the owner of the account.`,
        ]
      : []),
    ...(missingImages > 0 ? [`${missingImages} images have no file in the archive.`] : []),
    notRestored,
  ].join('\n')
}

const notRestored =
  'An archive does not have the agency, its team and settings, brands, forms, widgets, landing pages, contact dashboards and the links to them, automations, workflows, lead routing rules, listings read from an MLS, tagged links, credits and orders, private segments of colleagues, webhooks, the keys of sending domains (checking a domain creates a new one), custom subdomains, sending limits, statistics, AI summaries, notifications, earlier merges and bulk changes.'
