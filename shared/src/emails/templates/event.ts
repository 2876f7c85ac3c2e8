import { createEventTimes } from '../create-block.ts'
import { agent, centered, composeEmail, emailAgentButton, heading, scene, spacer, text } from './compose-email.ts'
import type { RegularEmailTemplate } from './email-template.ts'

/** A ticket, and little else. */
export const openHouseTicket: RegularEmailTemplate = {
  id: 'open-house-ticket',
  title: 'Open house ticket',
  description: 'An invitation that looks like a ticket, with the day, the place and a calendar link.',
  intent: 'EVENT',
  leadType: 'BUYER',
  templateType: 'REGULAR',
  // The event is never in the past when an agent begins with the template.
  get settings() {
    return composeEmail(
      'EVENT',
      { subject: 'You’re invited: open house this weekend', previewText: 'Come for the house, stay for the cookies.' },
      [
        spacer(8),
        centered(heading('Come on in')),
        centered(
          text(
            'Hi {{contact.firstName | there}}, shoes optional, questions welcome. I’ll be there the whole time, and there will be cookies.',
          ),
        ),
        {
          type: 'EVENT',
          title: 'Open house at [27 Linden Street]',
          ...createEventTimes(),
          place: '[27 Linden Street, Portland]',
          label: '',
          url: '',
        },
        scene('hillside-homes', 'The neighborhood from above'),
        text('Can’t make it? I can show it to you on a weekday after work. Tell me which evening suits you.'),
        emailAgentButton('Pick another time'),
        agent(),
      ],
    )
  },
}
