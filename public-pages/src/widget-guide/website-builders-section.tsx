import { tagOf } from '@gable/shared/widgets/tags.ts'
import { DefinitionList, type GuideSectionProps, Section } from './section.tsx'

export const WebsiteBuildersSection = ({ origin }: GuideSectionProps) => (
  <Section id="website-builders" title="Website builders">
    <DefinitionList
      items={[
        {
          name: 'WordPress',
          description: (
            <>
              Add a “Custom HTML” block and paste the code. Save the page as a user who may publish unfiltered HTML;
              otherwise WordPress removes the script without a warning. If you use a plugin that delays scripts (WP
              Rocket, LiteSpeed Cache, Autoptimize), exclude <code>{origin}/embed/</code>, or visitors see only the link
              at first.
            </>
          ),
        },
        {
          name: 'Wix',
          description: (
            <>
              Choose Add Elements, Embed Code, Custom Element. Set the server URL to{' '}
              <code>
                {origin}/embed/{tagOf.SEARCH}.js
              </code>{' '}
              and the tag name to <code>{tagOf.SEARCH}</code>. Under “Set Attributes”, add <code>widget-id</code> with
              the ID of your widget. Custom elements require a paid Wix plan and your own domain. On any other plan, use
              “Embed HTML” and make its frame as tall as the widget.
            </>
          ),
        },
        {
          name: 'Squarespace',
          description:
            'Add a Code Block, select HTML, turn off “Display Source” and paste the code. Scripts do not run in the editor, so check the result in a private window. Your plan must include code blocks.',
        },
        {
          name: 'Webflow',
          description:
            'Add a Code Embed element and paste the code. The widget appears on the published site, not in the Designer. Your plan must include custom code.',
        },
        {
          name: 'Cloudflare',
          description: (
            <>
              Rocket Loader delays scripts. To exclude the widget, add <code>data-cfasync="false"</code> before{' '}
              <code>src</code> in the script line.
            </>
          ),
        },
      ]}
    />
  </Section>
)
