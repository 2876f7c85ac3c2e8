import { renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import { sampleWidget } from './sample-widget.ts'
import { Code, DefinitionList, type GuideSectionProps, Section } from './section.tsx'

export const InstallSection = ({ origin }: GuideSectionProps) => (
  <Section id="install" title="Paste the code">
    <p>
      Open the widget in Gable, copy its code, and paste it into the HTML of your page where the widget should appear.
      The code looks like this, with the ID of your widget:
    </p>
    <Code>{renderEmbedCode(sampleWidget(origin))}</Code>
    <DefinitionList
      items={[
        {
          name: 'The script',
          description:
            'Loads the widget. You can place it anywhere on the page, and one script line serves all widgets of the same type.',
        },
        {
          name: 'The element',
          description: 'Shows the widget. It fills the available width, up to the widget’s maximum width.',
        },
        {
          name: 'The minimum height',
          description:
            'Reserves space while the widget loads, so that the page does not jump. The svg element inside does the same where a policy blocks the style attribute.',
        },
        {
          name: 'The link inside',
          description:
            'Leads to the same form on its own page. Visitors see it until the widget has loaded, or if scripts are turned off.',
        },
      ]}
    />
    <p>There is one element for each widget type. Its script has the same name:</p>
    <DefinitionList
      items={[
        { name: <code>{tagOf.SEARCH}</code>, description: 'A search bar for an address that opens your form.' },
        {
          name: <code>{tagOf.HOME_SALE_CALC}</code>,
          description: 'A home sale calculator: how much of the price a seller keeps.',
        },
        {
          name: <code>{tagOf.MORTGAGE_CALC}</code>,
          description: 'A mortgage calculator: what a home costs per month.',
        },
        {
          name: <code>{tagOf.AFFORDABILITY_CALC}</code>,
          description: 'An affordability calculator: how much home a buyer can afford.',
        },
      ]}
    />
  </Section>
)
