import {
  agent,
  centered,
  composeEmail,
  dashboardButton,
  divider,
  equity,
  heading,
  homeValue,
  scene,
  text,
} from './compose-email.ts'
import type { RegularEmailTemplate, SmartEmailTemplate } from './email-template.ts'

/** A letter: the person first, no headline, no picture. */
export const anniversaryLetter: RegularEmailTemplate = {
  id: 'anniversary-letter',
  title: 'A letter on closing day',
  description: 'A personal letter for the day they got the keys. No pictures, no pitch, one figure at the end.',
  intent: 'ANNIVERSARY',
  leadType: 'GENERAL',
  templateType: 'REGULAR',
  settings: composeEmail(
    'ANNIVERSARY',
    {
      subject: 'Happy home anniversary, {{contact.firstName | neighbor}}',
      previewText: 'I still remember closing day.',
    },
    [
      agent(),
      divider,
      text(
        'Dear {{contact.firstName | neighbor}},',
        'It’s that time of year again: the anniversary of the day {{home.street | your home}} became yours.',
        'I hope the boxes are long unpacked and the light switches all make sense by now. And I hope there’s a corner of the house you’d never give up. Everyone has one. Mine is the kitchen table.',
        'If something needs fixing, I keep a list of people I’d let into my own house: a plumber who picks up, a painter who shows up, a roofer who tells the truth. Just ask.',
        'Thank you for letting me be a small part of it.',
        '_{{agent.firstName}}_',
      ),
      homeValue('P.S. What it’s worth these days', 'Take a look'),
    ],
  ),
}

export const smartAnniversary: SmartEmailTemplate = {
  id: 'smart-anniversary',
  title: 'Home anniversary, kept fresh',
  description: 'A warm note each year, with what the home has done since they moved in.',
  intent: 'ANNIVERSARY',
  leadType: 'GENERAL',
  templateType: 'SMART',
  variations: [
    {
      id: 'smart-anniversary-picture',
      settings: composeEmail(
        'ANNIVERSARY',
        { subject: 'Another year at {{home.street | home}}', previewText: 'A small toast to the front door.' },
        [
          scene('autumn-avenue', 'An avenue of old trees'),
          centered(heading('Another year of coming home')),
          centered(
            text('Here’s to the front door, {{contact.firstName | neighbor}}, and everyone who has come through it.'),
          ),
          homeValue('What the house has been up to', 'See the details'),
          agent(),
        ],
      ),
    },
    {
      id: 'smart-anniversary-since',
      settings: composeEmail(
        'ANNIVERSARY',
        {
          subject: 'Your home has changed since {{home.purchaseYear | you bought it}}',
          previewText: 'Your value, and your share of it.',
        },
        [
          heading('Since {{home.purchaseYear | you moved in}}'),
          text(
            'You’ve changed the paint. The market changed the rest. Here’s where {{home.street | your home}} is today.',
          ),
          homeValue('Worth today', 'See my home value'),
          equity('Yours today', 'See my equity'),
          text('Happy anniversary, {{contact.firstName | neighbor}}.', '{{agent.firstName}}'),
        ],
      ),
    },
    {
      id: 'smart-anniversary-note',
      settings: composeEmail(
        'ANNIVERSARY',
        { subject: 'Remember closing day?', previewText: 'The keys, the paperwork, the pizza on the floor.' },
        [
          text(
            'Hi {{contact.firstName | there}},',
            'Remember closing day? The stack of paper, the keys that stuck, dinner on the floor because the table was still on the truck.',
          ),
          scene('quiet-street', 'A quiet street with front porches'),
          text(
            'I think about my clients when their date comes around. I hope {{home.street | the house}} has been good to you.',
            'If you’re curious how it’s done as an investment, I keep a page for you. If not, enjoy the porch.',
          ),
          dashboardButton('Open my page'),
          text('{{agent.firstName}}'),
        ],
      ),
    },
    {
      id: 'smart-anniversary-checkup',
      settings: composeEmail(
        'ANNIVERSARY',
        { subject: 'Your yearly home checkup', previewText: 'Four things, ten minutes, no ladder.' },
        [
          heading('The ten-minute yearly checkup'),
          text(
            'A good day for it, {{contact.firstName | neighbor}}: it’s about a year since the last one.',
            '- Does your insurance cover what it would cost to rebuild?\n- Did you appeal the tax assessment, or at least read it?\n- When was the furnace serviced?\n- Do you know what it’s worth?',
            'I can help with the last one.',
          ),
          homeValue('Number four', 'See the full report'),
          agent('The other three? I know people. Reply and I’ll pass on a name.'),
        ],
      ),
    },
  ],
}
