import { embedCode } from '@gable/shared/widgets/embed-code.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import { sampleWidget } from './sample-widget.ts'
import { Code, type Guided, Section, Terms } from './section.tsx'

export const PasteSection = ({ origin }: Guided) => (
  <Section id="paste" title="Paste the code">
    <p>
      Open the widget, copy its code and paste it where the widget shall stand, in the HTML of the page. It looks like
      this, with the id of your widget in it:
    </p>
    <Code>{embedCode(sampleWidget(origin))}</Code>
    <Terms
      terms={[
        {
          name: 'The script',
          about: 'One line is enough for all widgets of its kind on the page, wherever it stands.',
        },
        { name: 'The element', about: 'Stands where it is put and is as wide as it may be, up to its own measure.' },
        {
          name: 'Its height',
          about: 'Keeps the place free from the beginning, so that the page does not jump when the widget appears.',
        },
        {
          name: 'The link inside',
          about: 'Leads to the same form on a page of its own. It is seen where scripts do not run, and until they do.',
        },
      ]}
    />
    <p>There are four elements, each with a script of its name:</p>
    <Terms
      terms={[
        { name: <code>{tagOf.SEARCH}</code>, about: 'One line for an address, and the way to the form.' },
        { name: <code>{tagOf.HOME_SALE_CALC}</code>, about: 'What is left of the price when a home is sold.' },
        { name: <code>{tagOf.MORTGAGE_CALC}</code>, about: 'What a home costs each month.' },
        { name: <code>{tagOf.AFFORDABILITY_CALC}</code>, about: 'How expensive a home may be.' },
      ]}
    />
  </Section>
)
