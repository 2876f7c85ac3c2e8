import { agent, columns, composeEmail, emailAgentButton, heading, scene, text } from './compose-email.ts'
import type { RegularEmailTemplate } from './email-template.ts'

/** A picture of the season and two checklists. */
export const fallChecklist: RegularEmailTemplate = {
  id: 'fall-checklist',
  title: 'Fall checklist',
  description:
    'Two short lists to do before the first frost. Useful enough to be kept, friendly enough to be forwarded.',
  intent: 'SEASONAL',
  leadType: 'GENERAL',
  templateType: 'REGULAR',
  settings: composeEmail(
    'SEASONAL',
    { subject: 'Before the first frost: a two-hour list', previewText: 'Eight small jobs that save big ones.' },
    [
      scene('autumn-avenue', 'A street of trees in fall colors'),
      heading('Two hours now, a quiet winter later'),
      text(
        'Hi {{contact.firstName | there}}, I see the same handful of problems in every spring inspection. Nearly all of them start with something small in the fall.',
      ),
      columns(
        [
          heading('Outside'),
          text(
            '- Clear the gutters after the last leaves\n- Unhook the garden hose\n- Seal gaps where pipes come in\n- Trim what touches the roof',
          ),
        ],
        [
          heading('Inside'),
          text(
            '- Change the furnace filter\n- Test the smoke alarms\n- Turn ceiling fans to winter\n- Find the main water valve',
          ),
        ],
      ),
      emailAgentButton('Ask for a good handyman'),
      agent('Stay warm out there.'),
    ],
  ),
}
