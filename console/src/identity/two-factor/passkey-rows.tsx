import type { Passkey, PasskeyOptions } from '@gable/shared/identity/two-factor.ts'
import { PasskeyChange } from '@gable/shared/identity/two-factor.ts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { formatDate } from '../../design/format/date-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { NameDialog } from '../../design/overlays/name-dialog.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { useSession } from '../../platform/session.ts'
import { call } from '../../platform/use-api.ts'
import { canUsePasskeys, createPasskey, PasskeyCanceledError } from '../webauthn.ts'
import { describeRemoval, FactorRow, type FactorRowProps } from './factor-row.tsx'
import { guessPasskeyName } from './passkey-name.ts'

type OpenDialog = { kind: 'add'; options: PasskeyOptions } | { kind: 'rename' | 'remove'; passkey: Passkey } | undefined

/** Each passkey, and a row that adds one. */
export function PasskeyRows({ data, run, onChange }: FactorRowProps) {
  const [open, setOpen] = useState<OpenDialog>()
  const [isStarting, setStarting] = useState(false)
  const close = () => setOpen(undefined)
  const change = (params: { passkeyId: string }, name: string) =>
    run(async () => {
      await call('PUT /profile/passkeys/:passkeyId', { params, body: { name } })
      onChange('Passkey renamed')
    })

  // The browser's dialog needs a click of its own, so the challenge is fetched before the name is asked for.
  async function start() {
    setStarting(true)
    await run(async () => setOpen({ kind: 'add', options: await call('POST /profile/passkeys/options') })).catch(
      showErrorToast,
    )
    setStarting(false)
  }

  async function add(options: PasskeyOptions, name: string) {
    const credential = await createPasskey(options).catch((error) => {
      if (error instanceof PasskeyCanceledError) throw new Error('No passkey was created. You can try again.')
      throw error
    })
    const { recoveryCodes } = await call('POST /profile/passkeys', { body: { name, credential } })
    onChange('Passkey added', recoveryCodes)
  }

  return (
    <>
      {data.passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey._id}
          passkey={passkey}
          onRename={() => setOpen({ kind: 'rename', passkey })}
          onRemove={() => setOpen({ kind: 'remove', passkey })}
        />
      ))}
      <FactorRow
        icon={KeyRound}
        title={data.passkeys.length > 0 ? 'Another passkey' : 'Passkey'}
        text={
          canUsePasskeys()
            ? 'Your fingerprint, face, PIN or security key signs you in, with no password to type.'
            : 'This browser does not support passkeys. Open Gable in another one to add a passkey.'
        }
        actions={
          canUsePasskeys() && (
            <Button size="sm" busy={isStarting} onClick={start}>
              Add passkey
            </Button>
          )
        }
      />
      <NameDialog
        open={open?.kind === 'add' || open?.kind === 'rename'}
        onClose={close}
        title={open?.kind === 'rename' ? 'Rename passkey' : 'Add a passkey'}
        description={
          open?.kind === 'rename' ? undefined : 'Name it after the device. Your browser then asks you to create it.'
        }
        name={open?.kind === 'rename' ? open.passkey.name : guessPasskeyName(navigator.userAgent)}
        schema={PasskeyChange.shape.name}
        max={60}
        submitLabel={open?.kind === 'rename' ? 'Rename' : 'Continue'}
        onSubmit={(name) =>
          open?.kind === 'rename'
            ? change({ passkeyId: open.passkey._id }, name)
            : open?.kind === 'add' && add(open.options, name)
        }
      />
      <ConfirmDialog
        open={open?.kind === 'remove'}
        onClose={close}
        title={`Remove “${open?.kind === 'remove' ? open.passkey.name : ''}”?`}
        description={`${describeRemoval(data)} Delete it on the device, too.`}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={() =>
          open?.kind === 'remove' &&
          run(async () => {
            await call('DELETE /profile/passkeys/:passkeyId', { params: { passkeyId: open.passkey._id } })
            onChange('Passkey removed')
          })
        }
      />
    </>
  )
}

function PasskeyRow(props: { passkey: Passkey; onRename: () => void; onRemove: () => void }) {
  const { passkey, onRename, onRemove } = props
  const { name, isSynced, createdAt, lastUsedAt } = passkey
  const { user } = useSession()
  const timeZone = user.timeZone ?? undefined
  return (
    <FactorRow
      icon={KeyRound}
      title={
        <>
          {name}
          <Badge tone="success">Passkey</Badge>
          {isSynced && <Badge>Synced</Badge>}
        </>
      }
      text={
        <>
          Added {formatDate(createdAt, timeZone)}
          {' · '}
          {lastUsedAt ? (
            <>
              Last used <RelativeTime at={lastUsedAt} timeZone={timeZone} />
            </>
          ) : (
            'Not used yet'
          )}
        </>
      }
      actions={
        <>
          <Button size="sm" variant="quiet" onClick={onRename} aria-label={`Rename ${name}`}>
            Rename
          </Button>
          <Button size="sm" variant="quiet" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </>
      }
    />
  )
}
