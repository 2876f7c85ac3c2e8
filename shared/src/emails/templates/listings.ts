import {
  agent,
  centered,
  columns,
  comparables,
  composeEmail,
  divider,
  emailAgentButton,
  heading,
  homeValue,
  scene,
  text,
} from './compose-email.ts'
import type { RegularEmailTemplate } from './email-template.ts'

/** Facts in brackets are placeholders; publishing warns about those that are left. */
export const justListed: RegularEmailTemplate = {
  id: 'just-listed',
  title: 'Just listed',
  description: 'A showcase for one listing: large photo, the facts, two more rooms. Add your photos and the address.',
  intent: 'JUST_LISTED',
  leadType: 'BUYER',
  templateType: 'REGULAR',
  settings: composeEmail(
    'JUST_LISTED',
    { subject: 'Just listed: [14 Juniper Lane]', previewText: '[3 beds, 2 baths], and a porch made for evenings.' },
    [
      scene('lake-cabin', 'The house seen from the garden'),
      centered(heading('[14 Juniper Lane]')),
      centered(text('**[$585,000]** · [3 beds] · [2 baths] · [1,840 sq ft]')),
      centered(emailAgentButton('Book a private tour')),
      divider,
      text(
        '[The porch faces west, so you get the evening light. The kitchen was redone two years ago, the oak floors are original, and the farmers market is two blocks away.]',
      ),
      columns(
        [
          scene('quiet-street', 'The street in front of the house'),
          text('**The street.** [Maples, sidewalks, no through traffic.]'),
        ],
        [scene('hillside-homes', 'The view from the back'), text('**The view.** [Open all the way to the hills.]')],
      ),
      agent('You’re seeing it before most people do. If it’s not for you, who do you know that’s looking?'),
    ],
  ),
}

/** Two figures of the sale, large and side by side, and then the reader's own home. */
export const justSold: RegularEmailTemplate = {
  id: 'just-sold',
  title: 'Just sold near you',
  description: 'Two figures of a sale you closed, what made them, and the reader’s own home value below.',
  intent: 'JUST_SOLD',
  leadType: 'SELLER',
  templateType: 'REGULAR',
  settings: composeEmail(
    'JUST_SOLD',
    { subject: 'We just sold [8 Orchard Road]', previewText: '[Nine] days, [six] offers. Here’s what worked.' },
    [
      heading('Sold: [8 Orchard Road]'),
      columns(
        [heading('[9 days]'), text('from the first photo to the accepted offer')],
        [heading('[$18,000]'), text('over the asking price')],
      ),
      divider,
      heading('What made the difference'),
      text(
        '- Fresh paint in two rooms, and nothing else\n- A price right at the last three sales\n- Every showing in one weekend',
        'Buyers who missed out are still looking in {{home.city | your neighborhood}}.',
      ),
      homeValue('What could {{home.street | your home}} bring?', 'See my home value'),
      comparables('Other homes that closed nearby', 2, 'See more sales'),
      agent('Curious what I’d do differently with yours? Call me. No clipboard, no pitch.'),
    ],
  ),
}
