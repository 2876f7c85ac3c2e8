import type { Step } from '../step.ts'
import { createStepBuilder, type FlowTemplateSource, toDefinition, workdays } from './flow-template.ts'

const hasTag = (tag: string) => ({ key: 'tags', anyOf: [tag] })
const isSubscribed = { key: 'subscription', anyOf: ['SUBSCRIBED'] }
const day = { amount: 1, unit: 'DAYS' } as const

export const automationTemplates: FlowTemplateSource[] = [
  {
    id: 'new-homeowner',
    kind: 'AUTOMATION',
    title: 'New homeowner',
    description: 'The first year after closing: what the home is worth, what it needs, and a card on its anniversary.',
    contents: {
      market: { medium: 'EMAIL', templateId: 'market-report', title: 'What sells near your new home' },
      care: { medium: 'EMAIL', templateId: 'fall-checklist', title: 'Home care checklist' },
      equity: { medium: 'EMAIL', templateId: 'equity-options', title: 'Your equity after six months' },
      letter: { medium: 'EMAIL', templateId: 'anniversary-letter', title: 'Happy home anniversary' },
      card: { medium: 'POSTCARD', templateId: 'postcard-anniversary-note', title: 'Home anniversary card' },
    },
    build: ({ market, care, equity, letter, card }) => {
      const { wait, sendEmail, sendPostcard, task } = createStepBuilder()
      return toDefinition({
        filters: [hasTag('New homeowner')],
        exits: [{ type: 'UNSUBSCRIBES' }],
        window: workdays,
        steps: [
          wait(2, 'WEEKS'),
          task('Ask how the move went', day),
          wait(2, 'WEEKS'),
          sendEmail(market),
          wait(2, 'MONTHS'),
          sendEmail(care),
          wait(3, 'MONTHS'),
          sendEmail(equity),
          wait(5, 'MONTHS'),
          sendPostcard(card),
          wait(1, 'MONTHS'),
          sendEmail(letter),
          task('Call about their first year and ask for a referral', day),
        ],
      })
    },
  },
  {
    id: 'home-value-monthly',
    kind: 'AUTOMATION',
    title: 'Home value every month',
    description: 'One email a month with what the home is worth now. It ends when the owner asks for help to sell.',
    contents: { value: { medium: 'EMAIL', templateId: 'home-value-report', title: 'Your home value this month' } },
    build: ({ value }) => {
      const { wait, sendEmail, repeatFrom } = createStepBuilder()
      const send = sendEmail(value)
      return toDefinition({
        filters: [isSubscribed],
        exits: [{ type: 'UNSUBSCRIBES' }, { type: 'SUBMITS_FORM' }],
        window: workdays,
        steps: [send, wait(1, 'MONTHS'), repeatFrom(send)],
      })
    },
  },
  {
    id: 'equity-yearly',
    kind: 'AUTOMATION',
    title: 'Home equity every year',
    description: 'A yearly look at what owners with a mortgage have paid off, and what they could do with it.',
    contents: {
      equity: { medium: 'EMAIL', templateId: 'equity-options', title: 'Your home equity this year' },
      rates: { medium: 'EMAIL', templateId: 'mortgage-rate-check', title: 'Is your mortgage still a good deal?' },
    },
    build: ({ equity, rates }) => {
      const { wait, sendEmail, repeatFrom, create, task } = createStepBuilder()
      const send = sendEmail(equity)
      return toDefinition({
        filters: [{ key: 'hasMortgage', is: true }, isSubscribed],
        exits: [{ type: 'UNSUBSCRIBES' }],
        window: workdays,
        steps: [
          send,
          create('WAIT_FOR_EVENT', {
            event: { type: 'DASHBOARD_VIEWED' },
            timeout: { amount: 2, unit: 'WEEKS' },
            branches: [
              { key: 'HAPPENED', steps: [task('Call about their equity', day)] },
              { key: 'TIMED_OUT', steps: [sendEmail(rates)] },
            ],
          }),
          wait(12, 'MONTHS'),
          repeatFrom(send),
        ],
      })
    },
  },
  {
    id: 'past-clients',
    kind: 'AUTOMATION',
    title: 'Past clients',
    description: 'Four touches a year that keep you the agent they recommend.',
    contents: {
      market: { medium: 'EMAIL', templateId: 'market-report', title: 'The market in your neighborhood' },
      value: { medium: 'EMAIL', templateId: 'home-value-report', title: 'What your home is worth today' },
      season: { medium: 'POSTCARD', templateId: 'postcard-fall-print', title: 'Seasonal card' },
      letter: { medium: 'EMAIL', templateId: 'anniversary-letter', title: 'Another year in your home' },
    },
    build: ({ market, value, season, letter }) => {
      const { wait, sendEmail, sendPostcard, repeatFrom, task } = createStepBuilder()
      const first = sendEmail(market)
      return toDefinition({
        filters: [hasTag('Past client')],
        exits: [{ type: 'UNSUBSCRIBES' }],
        window: workdays,
        steps: [
          first,
          wait(3, 'MONTHS'),
          sendEmail(value),
          task('Call to say hello and ask for a referral', day),
          wait(3, 'MONTHS'),
          sendPostcard(season),
          wait(3, 'MONTHS'),
          sendEmail(letter),
          wait(3, 'MONTHS'),
          repeatFrom(first),
        ],
      })
    },
  },
  {
    id: 'sphere-33-touch',
    kind: 'AUTOMATION',
    title: 'Sphere: 33 touches',
    description: 'A year with 24 emails, four postcards, four calls and a letter, for the people who know you best.',
    contents: {
      value: { medium: 'EMAIL', templateId: 'home-value-report', title: 'Your monthly home value' },
      market: { medium: 'EMAIL', templateId: 'market-report', title: 'Your monthly market report' },
      card: { medium: 'POSTCARD', templateId: 'postcard-market-paper', title: 'Quarterly market card' },
      letter: { medium: 'EMAIL', templateId: 'anniversary-letter', title: 'A letter at the end of the year' },
    },
    build: ({ value, market, card, letter }) => {
      const { wait, sendEmail, sendPostcard, task } = createStepBuilder()
      const buildMonth = (month: number): Step[] => [
        sendEmail(value),
        wait(2, 'WEEKS'),
        ...(month % 3 === 1 ? [sendPostcard(card)] : []),
        ...(month % 3 === 2 ? [task('Call to catch up', day)] : []),
        sendEmail(market),
        wait(2, 'WEEKS'),
      ]
      return toDefinition({
        filters: [hasTag('Sphere')],
        exits: [{ type: 'UNSUBSCRIBES' }],
        window: workdays,
        steps: [...Array.from({ length: 12 }, (_, month) => buildMonth(month)).flat(), sendEmail(letter)],
      })
    },
  },
  {
    id: 'expired-listing',
    kind: 'AUTOMATION',
    title: 'Expired listing',
    description: 'Three weeks with owners whose listing expired: a card, two calls, and proof of what sells nearby.',
    contents: {
      card: { medium: 'POSTCARD', templateId: 'postcard-home-value-number', title: 'What your home is worth now' },
      value: { medium: 'EMAIL', templateId: 'home-value-report', title: 'A fresh look at your price' },
      sold: { medium: 'EMAIL', templateId: 'just-sold', title: 'What just sold near you' },
      market: { medium: 'EMAIL', templateId: 'market-report', title: 'Is it time to list again?' },
    },
    build: ({ card, value, sold, market }) => {
      const { wait, sendEmail, sendPostcard, task } = createStepBuilder()
      return toDefinition({
        filters: [hasTag('Expired listing')],
        exits: [{ type: 'UNSUBSCRIBES' }, { type: 'REACHES_STAGE', stages: ['UNDER_CONTRACT', 'CLOSED', 'LOST'] }],
        window: workdays,
        steps: [
          sendPostcard(card),
          task('Call about their expired listing', day),
          wait(3, 'DAYS'),
          sendEmail(value),
          wait(1, 'WEEKS'),
          sendEmail(sold),
          task('Call about what just sold nearby', day),
          wait(11, 'DAYS'),
          sendEmail(market),
        ],
      })
    },
  },
  {
    id: 'buyer-nurture',
    kind: 'AUTOMATION',
    title: 'Buyer nurture',
    description: 'The first month with a buyer, from what to do first to what is for sale.',
    contents: {
      first: { medium: 'EMAIL', templateId: 'buyer-first-steps', title: 'First steps to your new home' },
      rates: { medium: 'EMAIL', templateId: 'mortgage-rate-check', title: 'What you could borrow today' },
      listed: { medium: 'EMAIL', templateId: 'just-listed', title: 'Just listed' },
      market: { medium: 'EMAIL', templateId: 'market-report', title: 'Where prices are going' },
    },
    build: ({ first, rates, listed, market }) => {
      const { wait, sendEmail, task, create } = createStepBuilder()
      return toDefinition({
        filters: [hasTag('Buyer')],
        exits: [{ type: 'UNSUBSCRIBES' }, { type: 'REACHES_STAGE', stages: ['UNDER_CONTRACT', 'CLOSED'] }],
        window: workdays,
        steps: [
          sendEmail(first),
          wait(4, 'DAYS'),
          sendEmail(rates),
          wait(1, 'WEEKS'),
          sendEmail(listed),
          create('WAIT_FOR_EVENT', {
            event: { type: 'EMAIL_CLICKED', contentIds: listed ? [listed] : [] },
            timeout: { amount: 3, unit: 'DAYS' },
            branches: [
              { key: 'HAPPENED', steps: [task('Offer to show them homes', day)] },
              { key: 'TIMED_OUT', steps: [] },
            ],
          }),
          wait(1, 'WEEKS'),
          sendEmail(market),
        ],
      })
    },
  },
  {
    id: 'seasonal-postcard',
    kind: 'AUTOMATION',
    title: 'Seasonal postcard',
    description: 'A card in the mail twice a year, with a code that opens the owner’s home dashboard.',
    contents: {
      season: { medium: 'POSTCARD', templateId: 'postcard-fall-print', title: 'Seasonal card' },
      market: { medium: 'POSTCARD', templateId: 'postcard-market-map', title: 'What sold on your street' },
    },
    build: ({ season, market }) => {
      const { wait, sendPostcard, repeatFrom, create, task } = createStepBuilder()
      const send = sendPostcard(season)
      return toDefinition({
        filters: [hasTag('Farm')],
        steps: [
          send,
          create('WAIT_FOR_EVENT', {
            event: { type: 'POSTCARD_SCANNED', contentIds: season ? [season] : [] },
            timeout: { amount: 6, unit: 'MONTHS' },
            branches: [
              {
                key: 'HAPPENED',
                steps: [task('Call: they scanned your card', day), wait(6, 'MONTHS')],
              },
              { key: 'TIMED_OUT', steps: [] },
            ],
          }),
          sendPostcard(market),
          wait(6, 'MONTHS'),
          repeatFrom(send),
        ],
      })
    },
  },
]
