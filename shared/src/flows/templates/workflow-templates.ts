import { createStepBuilder, type FlowTemplateSource, toDefinition } from './flow-template.ts'

const now = { amount: 5, unit: 'MINUTES' } as const
const inTwoHours = { amount: 2, unit: 'HOURS' } as const
const tomorrow = { amount: 1, unit: 'DAYS' } as const

export const workflowTemplates: FlowTemplateSource[] = [
  {
    id: 'speed-to-lead',
    kind: 'WORKFLOW',
    title: 'Speed to lead',
    description: 'A new lead rings at once. If no call reaches them within 15 minutes, the whole team hears about it.',
    contents: {},
    build: () => {
      const { create, task, notifyOwner } = createStepBuilder()
      return toDefinition({
        trigger: { type: 'LEAD_CREATED', leadTypes: [] },
        reentry: 'EVERY_TIME',
        steps: [
          notifyOwner('New lead: call within five minutes'),
          task('Call the new lead', now),
          create('WAIT_FOR_EVENT', {
            event: { type: 'CALL_LOGGED', outcomes: ['REACHED'] },
            timeout: { amount: 15, unit: 'MINUTES' },
            branches: [
              { key: 'HAPPENED', steps: [create('CHANGE_STAGE', { stage: 'CONTACTED', lostReason: '' })] },
              {
                key: 'TIMED_OUT',
                steps: [
                  create('NOTIFY', {
                    to: 'EVERYONE',
                    agentIds: [],
                    message: 'This lead has not been reached for 15 minutes. Who can call now?',
                  }),
                ],
              },
            ],
          }),
        ],
      })
    },
  },
  {
    id: 'seller-is-looking',
    kind: 'WORKFLOW',
    title: 'Seller is looking',
    description: 'When an owner presses a button on their home dashboard, you know today and not next week.',
    contents: {},
    build: () => {
      const { create, task, notifyOwner } = createStepBuilder()
      return toDefinition({
        trigger: { type: 'DASHBOARD_CLICKED' },
        reentry: 'AFTER_END',
        steps: [
          create('ADD_TAG', { tag: 'Seller is looking' }),
          notifyOwner('This owner is looking at what they could do with their home'),
          task('Call about their home', inTwoHours),
          create('WAIT', { duration: { amount: 1, unit: 'MONTHS' } }),
          create('REMOVE_TAG', { tag: 'Seller is looking' }),
        ],
      })
    },
  },
  {
    id: 'no-answer-in-an-hour',
    kind: 'WORKFLOW',
    title: 'No answer in an hour',
    description:
      'A lead that nobody has moved on within an hour goes to everybody, and stays in Today until it is done.',
    contents: {},
    build: () => {
      const { create, task } = createStepBuilder()
      return toDefinition({
        trigger: { type: 'LEAD_CREATED', leadTypes: [] },
        reentry: 'EVERY_TIME',
        steps: [
          create('WAIT_FOR_EVENT', {
            event: { type: 'LEAD_STAGE_CHANGED', stages: [] },
            timeout: { amount: 1, unit: 'HOURS' },
            branches: [
              { key: 'HAPPENED', steps: [] },
              {
                key: 'TIMED_OUT',
                steps: [
                  create('NOTIFY', {
                    to: 'EVERYONE',
                    agentIds: [],
                    message: 'This lead has been waiting for an hour',
                  }),
                  task('Answer the lead that is waiting', now),
                ],
              },
            ],
          }),
        ],
      })
    },
  },
  {
    id: 'offer-viewed',
    kind: 'WORKFLOW',
    title: 'Offer viewed',
    description: 'An owner opened your offer. Call while they have it in front of them.',
    contents: {},
    build: () => {
      const { task, notifyOwner, wait } = createStepBuilder()
      return toDefinition({
        trigger: { type: 'OFFER_VIEWED' },
        reentry: 'AFTER_END',
        steps: [
          notifyOwner('Your offer was just opened'),
          task('Call about the offer', inTwoHours),
          wait(3, 'DAYS'),
          task('Follow up on the offer', tomorrow),
        ],
      })
    },
  },
  {
    id: 'new-form-lead',
    kind: 'WORKFLOW',
    title: 'New form lead',
    description: 'What happens in the first days after someone fills in a form on your website.',
    contents: { value: { medium: 'EMAIL', templateId: 'home-value-report', title: 'Your home value, as promised' } },
    build: ({ value }) => {
      const { create, task, wait, sendEmail } = createStepBuilder()
      return toDefinition({
        trigger: { type: 'FORM_SUBMITTED', assetIds: [] },
        reentry: 'AFTER_END',
        steps: [
          create('ADD_TAG', { tag: 'Website lead' }),
          task('Call the new website lead', now),
          wait(2, 'DAYS'),
          sendEmail(value),
          create('WAIT_FOR_EVENT', {
            event: { type: 'EMAIL_CLICKED', contentIds: value ? [value] : [] },
            timeout: { amount: 5, unit: 'DAYS' },
            branches: [
              { key: 'HAPPENED', steps: [task('Call: they looked at their home value again', inTwoHours)] },
              { key: 'TIMED_OUT', steps: [task('Try once more by phone', tomorrow)] },
            ],
          }),
        ],
      })
    },
  },
  {
    id: 'stale-lead',
    kind: 'WORKFLOW',
    title: 'Stale lead',
    description: 'Nothing happened for 90 days: a fresh market report, and a call if they read it.',
    contents: { market: { medium: 'EMAIL', templateId: 'market-report', title: 'What changed in the market' } },
    build: ({ market }) => {
      const { create, task, sendEmail } = createStepBuilder()
      return toDefinition({
        trigger: { type: 'NO_ACTIVITY', days: 90 },
        reentry: 'AFTER_END',
        exits: [{ type: 'UNSUBSCRIBES' }],
        steps: [
          sendEmail(market),
          create('WAIT_FOR_EVENT', {
            event: { type: 'EMAIL_OPENED', contentIds: market ? [market] : [] },
            timeout: { amount: 1, unit: 'WEEKS' },
            branches: [
              { key: 'HAPPENED', steps: [task('Check in: they read your market report', inTwoHours)] },
              { key: 'TIMED_OUT', steps: [create('ADD_TAG', { tag: 'Stale' })] },
            ],
          }),
        ],
      })
    },
  },
]
