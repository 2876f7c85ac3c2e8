import {
  agent,
  centered,
  columns,
  composeEmail,
  dashboardButton,
  divider,
  emailAgentButton,
  equity,
  heading,
  homeValue,
  scene,
  text,
} from './compose-email.ts'
import type { RegularEmailTemplate, SmartEmailTemplate } from './email-template.ts'

/** One panel in the brand's color, then two columns to choose from. */
export const equityOptions: RegularEmailTemplate = {
  id: 'equity-options',
  title: 'Three things equity can do',
  description: 'The owner’s equity in one bold panel, with the usual choices side by side.',
  intent: 'EQUITY',
  leadType: 'SELLER',
  templateType: 'REGULAR',
  settings: composeEmail(
    'EQUITY',
    {
      subject: 'How much of your home do you own by now?',
      previewText: 'Your share, and three ways people put it to work.',
    },
    [
      centered(heading('You own more of it than you think')),
      equity('Your equity in {{home.street | your home}}', 'See the numbers'),
      text(
        'Hi {{contact.firstName | there}}, equity is what would be left if you sold today and paid off the loan. It grows in two ways: your payments, and the market. Most owners do one of three things with it.',
      ),
      columns(
        [
          heading('Move up'),
          text('It becomes the down payment on the next house, often without touching your savings.'),
        ],
        [
          heading('Fix it up'),
          text('A home equity line usually costs less than a credit card, and the right remodel shows in the price.'),
        ],
      ),
      divider,
      heading('Or leave it alone'),
      text('That’s a fine plan too. It’s a cushion, and it keeps growing. The point is to know the number.'),
      agent('If you’d like to run one of these with real figures, I’m glad to sit down with you.'),
    ],
  ),
}

export const smartEquity: SmartEmailTemplate = {
  id: 'smart-equity',
  title: 'Home equity, kept fresh',
  description: 'Shows each owner how much of the home is theirs by now. Opted-out contacts never see a loan figure.',
  intent: 'EQUITY',
  leadType: 'SELLER',
  templateType: 'SMART',
  variations: [
    {
      id: 'smart-equity-panel',
      settings: composeEmail(
        'EQUITY',
        { subject: 'Your home equity in {{today.month}}', previewText: 'What’s yours, and what’s left on the loan.' },
        [
          equity('Your equity in {{today.month}}', 'See my equity'),
          text(
            'Hi {{contact.firstName | there}},',
            'That’s the part of {{home.street | your home}} you would walk away with, before closing costs. It’s the number to have in hand before you talk to a lender or look at a bigger place.',
          ),
          agent(),
        ],
      ),
    },
    {
      id: 'smart-equity-next-home',
      settings: composeEmail(
        'EQUITY',
        {
          subject: 'Your next down payment may be built already',
          previewText: 'It’s in the walls of {{home.street | your home}}.',
        },
        [
          scene('hillside-homes', 'Homes on a green hillside'),
          heading('Your next down payment may be built already'),
          text(
            'If you’ve been putting off a bigger kitchen, a shorter drive or a real home office because of the down payment, look at this figure first.',
          ),
          equity('What you have to work with', 'Run the numbers'),
          emailAgentButton('Ask what it would buy'),
        ],
      ),
    },
    {
      id: 'smart-equity-two-figures',
      settings: composeEmail(
        'EQUITY',
        { subject: 'Two numbers every owner should know', previewText: 'What it’s worth, and what’s yours.' },
        [
          heading('Two numbers every owner should know'),
          homeValue('What it’s worth', 'See my home value'),
          equity('What’s yours', 'See my equity'),
          text(
            'Worth writing down once a year, {{contact.firstName | neighbor}}: for your insurance, for your will, and for the day a house you love comes up for sale.',
          ),
        ],
      ),
    },
    {
      id: 'smart-equity-letter',
      settings: composeEmail(
        'EQUITY',
        { subject: 'Have you looked at your equity lately?', previewText: 'A short note from {{agent.firstName}}.' },
        [
          text(
            'Hi {{contact.firstName | there}},',
            'People ask me what their home is worth. The better question is how much of it is _theirs_.',
            'For {{home.street | your home}} it’s about **{{home.equity | the figure on your page}}** after the loan. You made that by paying on time and living your life.',
            'If you ever want to put it to work, or just want to know what selling would leave you with, your page has the details.',
          ),
          dashboardButton('See my equity'),
          divider,
          agent(),
        ],
      ),
    },
  ],
}
