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

/** A short newspaper: picture, figures, two columns, sales. */
export const marketReport: RegularEmailTemplate = {
  id: 'market-report',
  title: 'Local market report',
  description: 'A small newspaper about one town: three figures, a column for each side, and the latest sales.',
  intent: 'MARKET_UPDATE',
  leadType: 'GENERAL',
  templateType: 'REGULAR',
  settings: composeEmail(
    'MARKET_UPDATE',
    {
      subject: '{{home.city | Your town}} real estate: {{today.month}} in numbers',
      previewText: 'Prices, pace and the latest sales in two minutes.',
    },
    [
      scene('city-dusk', 'City homes at dusk'),
      heading('{{home.city | Your town}} in {{today.month}}'),
      text('Two minutes on what homes sold for, how fast they went, and what I’d do about it.'),
      market('By the numbers'),
      columns(
        [
          heading('If you’re selling'),
          text('Price it to the last three sales, not to the best one. The first two weeks decide.'),
        ],
        [
          heading('If you’re buying'),
          text('Have your lender letter ready before the tour. Good homes rarely wait for a second weekend.'),
        ],
      ),
      comparables('Just closed', 4, 'See more sales'),
      agent('Hit reply with a street and I’ll send you what sold there.'),
    ],
  ),
}

export const smartMarketUpdate: SmartEmailTemplate = {
  id: 'smart-market-update',
  title: 'Market update, kept fresh',
  description: 'Prices and sales around each contact’s own home, month after month, never twice in the same words.',
  intent: 'MARKET_UPDATE',
  leadType: 'GENERAL',
  templateType: 'SMART',
  variations: [
    {
      id: 'smart-market-update-brief',
      settings: composeEmail(
        'MARKET_UPDATE',
        { subject: '{{home.city | Local}} home prices in {{today.month}}', previewText: 'The numbers, in one minute.' },
        [
          market('{{today.month}} at a glance'),
          text(
            'Hi {{contact.firstName | there}}, how to read them: fewer days on the market means buyers are in a hurry. More sales means you’ll have company, on either side.',
          ),
          dashboardButton('See what it means for my home'),
        ],
      ),
    },
    {
      id: 'smart-market-update-sales',
      settings: composeEmail(
        'MARKET_UPDATE',
        { subject: 'What sold around you this month', previewText: 'The latest closings, and the market as a whole.' },
        [
          heading('What sold around you'),
          comparables('The latest closings', 6, 'See them on the map'),
          divider,
          market('And the market as a whole'),
          agent('Curious about one of these? I can tell you the story behind the price.'),
        ],
      ),
    },
    {
      id: 'smart-market-update-question',
      settings: composeEmail(
        'MARKET_UPDATE',
        {
          subject: 'Is it a good time to sell in {{home.city | your area}}?',
          previewText: 'My honest take this month.',
        },
        [
          scene('harbor-morning', 'A harbor town in the morning'),
          heading('Is it a good time to sell?'),
          text(
            'I get this one every week, {{contact.firstName | neighbor}}. The honest answer has three parts.',
            '**Price.** Look at the median below and at which way it’s moving.\n**Pace.** Under a month on the market favors sellers.\n**You.** If the house doesn’t fit your life anymore, the first two matter less.',
          ),
          market('The first two, for {{home.city | your area}}'),
          emailAgentButton('Talk about the third'),
        ],
      ),
    },
    {
      id: 'smart-market-update-home',
      settings: composeEmail(
        'MARKET_UPDATE',
        {
          subject: 'The market moved. Did {{home.street | your home}}?',
          previewText: 'Your home against the area around it.',
        },
        [
          heading('The market moved. Did your home?'),
          text('Averages hide a lot. Here’s the area first, and then your own address.'),
          market('The area'),
          homeValue('Your address', 'Compare the two'),
          agent(),
        ],
      ),
    },
  ],
}
