import type { CheckState, DomainCheckName, DomainRecord } from '@gable/shared/email-domains/email-domain.ts'
import type { Tone } from '../design/data/badge.tsx'

export const checkLabels: Record<DomainCheckName, { label: string; hint: string }> = {
  OWNERSHIP: { label: 'Ownership', hint: 'Proves that the domain is yours.' },
  DKIM: {
    label: 'DKIM key',
    hint: 'Lets mail providers verify our signature, so that your emails are not taken for forged ones.',
  },
  SPF: { label: 'SPF', hint: 'Lists the servers that may send emails for the domain.' },
  DMARC: { label: 'DMARC', hint: 'Tells mail providers what to do with forged emails. Gmail and Yahoo require it.' },
  RETURN_PATH: { label: 'Return path', hint: 'Sends emails that bounce back to us under your own domain.' },
  PAGES: { label: 'Pages', hint: 'Leads visitors of the name to your pages.' },
}

/** The badge of a record. */
export function describeState({ state, found }: Pick<DomainRecord, 'state' | 'found'>): { label: string; tone: Tone } {
  if (state === 'FAILED' && found.length === 0) return { label: 'Missing', tone: 'danger' }
  if (state === 'PASSED' && found.length === 0) return { label: 'Not needed', tone: 'neutral' }
  return stateLabels[state]
}

const stateLabels: Record<CheckState, { label: string; tone: Tone }> = {
  PENDING: { label: 'Not checked', tone: 'neutral' },
  PASSED: { label: 'Found', tone: 'success' },
  WARNING: { label: 'Recommended', tone: 'warning' },
  FAILED: { label: 'Wrong', tone: 'danger' },
  UNREACHABLE: { label: 'No answer', tone: 'warning' },
}
