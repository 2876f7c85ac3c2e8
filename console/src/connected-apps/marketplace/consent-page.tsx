import { type AppName, appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { CredentialInput } from '@gable/shared/connected-apps/connected-app.ts'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Form } from '../../design/inputs/form.tsx'
import { SubmitButton } from '../../design/inputs/submit-button.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Card } from '../../design/layout/card.tsx'
import { Page } from '../../design/layout/page.tsx'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { useTitle } from '../../platform/title.ts'
import { call, useRefresh } from '../../platform/use-api.ts'
import { AccessList } from '../access-list.tsx'
import { appDetails } from '../app-details.ts'
import { useAppPaths } from '../app-paths.ts'

/** What an app may do once it is connected, and the key that it needs. */
export function ConsentPage({ appName }: { appName: AppName }) {
  const { title, tagline, scopes, authentication } = appCatalog[appName]
  const { about, credential } = appDetails[appName]
  const paths = useAppPaths()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const needsKey = authentication === 'APP_KEY'
  const form = useZodForm(needsKey ? CredentialInput : NoCredential, { defaultValues: { credential: '' } })
  useTitle(`Connect ${title}`)

  async function connect(fields: { credential?: string | undefined }) {
    const body = { appName, scopes: [...scopes], ...(needsKey && { credential: fields.credential }) }
    const app = await call('POST /agent/connected-apps', { body })
    toast.success(`${title} connected`)
    // Before the list changes: this page leads to the app of the list, too.
    await navigate(paths.appPath(app), { replace: true })
    await refresh('GET /agent/connected-apps')
  }

  return (
    <Page title={`Connect ${title}`} description={tagline} width="reading">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Marketplace', to: paths.marketplace }, { label: `Connect ${title}` }]} />
      </TopBarSlot>
      <Form form={form} onSubmit={connect} className="space-y-4">
        <Card title={`${title} may`}>
          <AccessList scopes={scopes} />
        </Card>
        {needsKey && (
          <Card title="Authentication">
            <TextField
              control={form.control}
              name="credential"
              label={credential?.label ?? 'Key'}
              hint={credential?.hint}
              required
              autoComplete="off"
              spellCheck={false}
            />
          </Card>
        )}
        <Card title="About">
          <div className="space-y-2 text-muted">
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>You can disconnect it at any time under Connected Apps.</p>
          </div>
        </Card>
        <div className="flex flex-wrap justify-end gap-2">
          <Button to={paths.marketplace}>Cancel</Button>
          <SubmitButton>Connect</SubmitButton>
        </div>
      </Form>
    </Page>
  )
}

const NoCredential = z.object({ credential: z.string() })
