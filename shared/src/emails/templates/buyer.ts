import { agent, callAgentButton, columns, composeEmail, divider, heading, scene, text } from './compose-email.ts'
import type { RegularEmailTemplate } from './email-template.ts'

/** Steps, one below the other, each with a rule above it. */
export const firstHomeSteps: RegularEmailTemplate = {
  id: 'buyer-first-steps',
  title: 'Buying, step by step',
  description:
    'Four steps for people who are only starting to look, with the one that saves the most heartbreak first.',
  intent: 'BUYER',
  leadType: 'BUYER',
  templateType: 'REGULAR',
  settings: composeEmail(
    'BUYER',
    {
      subject: 'Thinking of buying? Start with this one',
      previewText: 'Four steps, in the order that saves you money.',
    },
    [
      heading('Four steps to the front door'),
      text(
        'Hi {{contact.firstName | there}}, most buyers start with the listings. It’s more fun, and it’s backwards. Here’s the order I’d do it in if you were my sister.',
      ),
      divider,
      heading('1. Find out what you can spend'),
      text('A lender letter usually takes a day and costs nothing. Without one, a seller won’t read your offer.'),
      divider,
      heading('2. Pick three musts'),
      text('Not ten. The fourth “must” is what keeps people renting for another year.'),
      divider,
      heading('3. See six homes'),
      text('By the fourth you’ll know what your money buys. By the sixth you’ll recognize the right one.'),
      divider,
      heading('4. Offer with a plan'),
      text('We’ll set a top price the night before, with a clear head, and stick to it.'),
      columns(
        [scene('desert-modern', 'A modern home')],
        [
          text('**Who pays your agent?** I’ll explain it in plain words before you sign anything.'),
          callAgentButton('Call {{agent.firstName}}'),
        ],
      ),
      agent(),
    ],
  ),
}
