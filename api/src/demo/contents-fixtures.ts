import type { DemoAgency } from '@gable/shared/demo/people.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'

/** An email of a demo agency, made from a template. */
export interface DemoContent {
  templateId: string
  status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED'
  title?: string
  /** The subject until the second version was published. */
  firstSubject?: string
  /** Changes that are not published yet. */
  draft?: Partial<EmailSettings>
}

const shared: DemoContent[] = [
  { templateId: 'home-value-report', status: 'PUBLISHED', firstSubject: 'What is {{home.street | your home}} worth?' },
  { templateId: 'market-report', status: 'PUBLISHED' },
  { templateId: 'equity-options', status: 'PUBLISHED', firstSubject: 'Four uses for your home equity' },
  { templateId: 'just-sold', status: 'PUBLISHED' },
  { templateId: 'fall-checklist', status: 'PUBLISHED' },
  {
    templateId: 'anniversary-letter',
    status: 'PUBLISHED',
    draft: { previewText: 'A short note, and a number you might like.' },
  },
  { templateId: 'mortgage-rate-check', status: 'ARCHIVED', title: 'Rate check, before the cut' },
  { templateId: 'open-house-ticket', status: 'DRAFT', title: 'Open house, next month' },
]

/** Oldest first. Smart content has no title of its own. */
export const demoContents: Partial<Record<DemoAgency, { contents: DemoContent[]; smartTemplateIds: string[] }>> = {
  harborAndHill: {
    contents: [...shared, { templateId: 'just-listed', status: 'DRAFT', title: 'Coming soon on Tern Road' }],
    smartTemplateIds: ['smart-home-value', 'smart-market-update'],
  },
  larkspur: {
    contents: [
      ...shared,
      { templateId: 'buyer-first-steps', status: 'DRAFT', title: 'First-time buyers, step by step' },
    ],
    smartTemplateIds: ['smart-home-value', 'smart-equity', 'smart-anniversary'],
  },
}
