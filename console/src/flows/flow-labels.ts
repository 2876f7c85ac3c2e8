import type { FlowKind } from '@gable/shared/flows/flow.ts'

interface FlowLabels {
  name: string
  noun: string
  plural: string
  nouns: string
  withArticle: string
  templates: string
  pageSizePreference: 'AUTOMATION_LIST_PAGE_SIZE' | 'WORKFLOW_LIST_PAGE_SIZE'
  /** What it is for, in an empty list. */
  purpose: string
}

export const flowLabels: Record<FlowKind, FlowLabels> = {
  AUTOMATION: {
    name: 'Automation',
    noun: 'automation',
    plural: 'Automations',
    nouns: 'automations',
    withArticle: 'an automation',
    templates: 'Automation Templates',
    pageSizePreference: 'AUTOMATION_LIST_PAGE_SIZE',
    purpose: 'An automation sends emails and postcards over weeks or months to the contacts you choose.',
  },
  WORKFLOW: {
    name: 'Workflow',
    noun: 'workflow',
    plural: 'Workflows',
    nouns: 'workflows',
    withArticle: 'a workflow',
    templates: 'Workflow Templates',
    pageSizePreference: 'WORKFLOW_LIST_PAGE_SIZE',
    purpose: 'A workflow does the routine when something happens, such as a new lead or a viewed dashboard.',
  },
}
