import {
  agent,
  columns,
  comparables,
  composeEmail,
  dashboardButton,
  divider,
  emailAgentButton,
  heading,
  homeValue,
  market,
  scene,
  text,
} from './compose-email.ts'
import type { RegularEmailTemplate, SmartEmailTemplate } from './email-template.ts'

/** The figure comes first, then the sales behind it. */
export const homeValueReport: RegularEmailTemplate = {
  id: 'home-value-report',
  title: 'Home value report',
  description: 'The estimate first, then the three sales it leans on, and what it leaves out.',
  intent: 'HOME_VALUE',
  leadType: 'HV',
  templateType: 'REGULAR',
  settings: composeEmail(
    'HOME_VALUE',
    {
      subject: '{{home.street | Your home}}: where the value is now',
      previewText: 'The new estimate, and the sales behind it.',
    },
    [
      homeValue('Your home, estimated in {{today.month}}', 'See the full report'),
      heading('How we got there, {{contact.firstName | neighbor}}'),
      text(
        'An estimate is only as good as the sales it’s built on. These are the closest recent ones. Size and date count most, then beds and baths.',
      ),
      comparables('The sales behind it', 3, 'See all nearby sales'),
      divider,
      heading('What it can’t see'),
      text(
        'No model has walked through your kitchen. If you’ve done any of these since you bought, your number is probably low:',
        '- a new kitchen or bath\n- a finished basement or an added room\n- a roof, furnace or windows from the last five years',
      ),
      agent('Tell me what’s changed and I’ll rework the figure by hand. It takes me about ten minutes.'),
    ],
  ),
}

export const smartHomeValue: SmartEmailTemplate = {
  id: 'smart-home-value',
  title: 'Home value, kept fresh',
  description: 'Each owner gets the current value of their own home. The words and the layout change every time.',
  intent: 'HOME_VALUE',
  leadType: 'HV',
  templateType: 'SMART',
  variations: [
    {
      id: 'smart-home-value-figure',
      settings: composeEmail(
        'HOME_VALUE',
        { subject: 'Your home value for {{today.month}}', previewText: 'One number, and the range around it.' },
        [
          homeValue('{{today.month}} estimate', 'See what changed'),
          text(
            'Hi {{contact.firstName | there}},',
            'Here’s where {{home.street | your home}} stands this month. Recent sales support a range and not a single price, so treat the big number as the middle and not as a promise.',
          ),
          agent('Want it checked by a person? Just reply.'),
        ],
      ),
    },
    {
      id: 'smart-home-value-sales',
      settings: composeEmail(
        'HOME_VALUE',
        { subject: 'What just sold near {{home.street | you}}', previewText: 'And what they mean for yours.' },
        [
          heading('Your neighbors just set the price'),
          text(
            'Hi {{contact.firstName | there}}, every sale nearby moves what a buyer would expect to pay for {{home.street | your home}}. These are the ones that count right now.',
          ),
          comparables('Sold near you', 4, 'Compare them with my home'),
          divider,
          homeValue('What that makes yours', 'See my home value'),
        ],
      ),
    },
    {
      id: 'smart-home-value-letter',
      settings: composeEmail(
        'HOME_VALUE',
        {
          subject: 'Quick note about {{home.street | your home}}',
          previewText: 'The latest sales around you, in one figure.',
        },
        [
          agent(),
          text(
            'Hi {{contact.firstName | there}},',
            'A quick note about {{home.street | your home}}. Going by the latest sales around you, it comes out at **{{home.value | the figure on your page}}** today. Offers would likely land in a range of {{home.valueRange | what similar homes got}}.',
            'Nothing you need to do about it. But if a move, a remodel or a refinance is anywhere on your list, that’s the number to start from.',
          ),
          dashboardButton('See how I got there'),
          text('{{agent.firstName}}'),
        ],
      ),
    },
    {
      id: 'smart-home-value-street',
      settings: composeEmail(
        'HOME_VALUE',
        {
          subject: 'What would {{home.street | your home}} sell for today?',
          previewText: 'Your estimate, and how the market around you looks.',
        },
        [
          scene('quiet-street', 'A quiet street of homes'),
          heading('What would it sell for today?'),
          homeValue('Today’s estimate', 'See my home value'),
          market('The market around you'),
          columns(
            [heading('Thinking of selling?'), text('I’ll tell you which two or three fixes pay for themselves.')],
            [heading('Staying put?'), text('Check your figure against your insurance and your tax assessment.')],
          ),
          emailAgentButton('Ask {{agent.firstName}}'),
        ],
      ),
    },
  ],
}
