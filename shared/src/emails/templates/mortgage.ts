import { agent, composeEmail, divider, emailAgentButton, equity, heading, text } from './compose-email.ts'
import type { RegularEmailTemplate } from './email-template.ts'

/** Questions and answers, with the equity panel in the middle. */
export const rateCheck: RegularEmailTemplate = {
  id: 'mortgage-rate-check',
  title: 'Should you refinance?',
  description: 'Plain answers to the three questions owners ask about their loan, and an easy way to ask a fourth.',
  intent: 'MORTGAGE',
  leadType: 'MORTGAGE',
  templateType: 'REGULAR',
  settings: composeEmail(
    'MORTGAGE',
    { subject: 'Is your mortgage still the right one?', previewText: 'Three questions, answered without jargon.' },
    [
      heading('Is your mortgage still the right one?'),
      text(
        '**“When does refinancing pay?”**',
        'When what you save each month pays back the closing costs before you plan to move. Under three years is usually a yes.',
      ),
      divider,
      text(
        '**“I have a low rate. Should I keep it?”**',
        'Usually, yes. If you need cash, ask about a second loan behind the first one, so the low rate stays.',
      ),
      divider,
      text(
        '**“Can I drop mortgage insurance?”**',
        'Often, once you own 20%. Lenders rarely bring it up, so you have to ask. Here’s where you are:',
      ),
      equity('Your share of {{home.street | the house}}', 'See the details'),
      text(
        'Not sure where you stand, {{contact.firstName | neighbor}}? Send me your rate and the year you got it. I’ll tell you whether it’s worth a call to a lender.',
      ),
      emailAgentButton('Send my rate'),
      agent(),
    ],
  ),
}
