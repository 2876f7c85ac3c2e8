import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import { answerLabels } from '@gable/shared/answers/answer-labels.ts'
import type { FormReply } from '@gable/shared/forms/form.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import type { RenderedEmail } from '../platform/mail/email.ts'
import type { EmailLayout } from '../platform/mail/email-layout.ts'
import { renderEmail } from '../platform/mail/render-email.ts'

interface AnswerEmailInput {
  to: string
  answer: SubmissionAnswer
  language: Language
  firstName: string
  address: string
  /** The figures that the visitor made with a calculator. */
  figures: CalculatorResult[]
  /** The agency's own beginning. A text that is empty in the visitor's language leaves the standard one. */
  reply?: FormReply | undefined
  /** Of the agent. Empty if unknown. */
  replyTo: string
  layout: EmailLayout
}

/** What visitors get back, as an email in the brand. Name and address are what anyone may have typed. */
export function renderAnswerEmail(input: AnswerEmailInput): RenderedEmail {
  const { to, answer, language, firstName, address, figures, reply, replyTo, layout } = input
  const { brand } = layout
  const { email: labels } = answerLabels[language]
  const { value, noValue, promise, agent, dashboard } = answer
  const name = hasLink(firstName) ? '' : firstName
  const button = dashboard ?? agent.book
  const intro = splitParagraphs(reply?.text[language])
  return {
    ...renderEmail({
      to,
      language,
      layout,
      subject: reply?.subject[language] || (value ? labels.valueSubject(brand.name) : labels.subject(brand.name)),
      heading: labels.heading(name),
      paragraphs: [
        ...(intro.length > 0 ? intro : [address && !hasLink(address) ? labels.receivedFor(address) : labels.received]),
        ...(value ? [{ label: value.title, figure: value.range, details: [value.confidence, value.source] }] : []),
        ...(noValue ? [noValue] : []),
        ...(figures.length > 0
          ? [[labels.figures, ...figures.map(({ label, value }) => `${label}: ${value}`)].join('\n')]
          : []),
        [promise, [agent.name, agent.title].filter(Boolean).join(', '), agent.call?.label].filter(Boolean).join('\n'),
        ...(dashboard && agent.book ? [`${agent.book.label}: ${agent.book.url}`] : []),
      ],
      ...(button && { button }),
      footnote: labels.why(brand.name),
    }),
    senderName: brand.name,
    ...(replyTo && { replyTo }),
  }
}

const splitParagraphs = (text = '') =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)

/** What was typed must not become an advertisement that we send. */
const hasLink = (text: string) =>
  /https?:|www\.|\/\/|@|\w\.(com|net|org|info|biz|ru|cn|xyz|top|io|co|me|link|site)\b/i.test(text)
