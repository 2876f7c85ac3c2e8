import { tagOf } from '@gable/shared/widgets/tags.ts'
import { type Guided, Section, Terms } from './section.tsx'

export const BuildersSection = ({ origin }: Guided) => (
  <Section id="builders" title="In a website builder">
    <Terms
      terms={[
        {
          name: 'WordPress',
          about: (
            <>
              Add a block “Custom HTML” and paste the code. Whoever saves the page must be allowed to write HTML without
              a filter: for others WordPress drops the script without a word. Plugins that delay scripts (WP Rocket,
              LiteSpeed, Autoptimize) show the link until a visitor moves. Let them leave out{' '}
              <code>{origin}/embed/</code>.
            </>
          ),
        },
        {
          name: 'Wix',
          about: (
            <>
              Add Elements, Embed Code, Custom Element. As its server URL give{' '}
              <code>
                {origin}/embed/{tagOf.SEARCH}.js
              </code>
              , as its tag name <code>{tagOf.SEARCH}</code>, and under “Set Attributes” <code>widget-id</code>. Wix asks
              for a paid plan with a domain of your own. “Embed HTML” works everywhere, in a frame: make it as high as
              the widget.
            </>
          ),
        },
        {
          name: 'Squarespace',
          about:
            'Add a Code Block, choose HTML, switch “Display Source” off and paste the code. Scripts run for visitors, and not while you edit: look at the page in a private window. The plan must allow code.',
        },
        {
          name: 'Webflow',
          about:
            'Add a Code Embed element and paste the code. It comes to life on the published site, not in the designer. The plan must allow custom code.',
        },
        {
          name: 'Behind Cloudflare',
          about: (
            <>
              Rocket Loader runs scripts late. Write <code>data-cfasync="false"</code> before <code>src</code> to leave
              this one out.
            </>
          ),
        },
      ]}
    />
  </Section>
)
