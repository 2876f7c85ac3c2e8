import type { Contact } from '@gable/shared/contacts/contact.ts'
import type { ContactMethod, MethodKind } from '@gable/shared/contacts/contact-method.ts'
import { type LucideIcon, Plus } from 'lucide-react'
import { type ComponentPropsWithoutRef, type ReactNode, useRef, useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { DetailRow } from './detail-row.tsx'
import { MethodForm } from './method-form.tsx'
import { MethodRow } from './method-row.tsx'
import { useSaveMethods } from './use-save-methods.ts'

export interface MethodListProps {
  kind: MethodKind
  icon: LucideIcon
  format: (value: string) => string
  /** The value with its places to wrap; the text of `format` otherwise. */
  render?: (value: string) => ReactNode
  toLink: (value: string) => ComponentPropsWithoutRef<'a'>
  names: { one: string; several: string; add: string; copied: string }
}

/** The emails or the phone numbers of the contact, edited in place. */
export function MethodList({ kind, names, ...display }: MethodListProps) {
  const { methods, save } = useSaveMethods(kind)
  const [editing, setEditing] = useState<string | typeof isNew>()
  const addButton = useRef<HTMLElement>(null)

  /** The focused element is gone after a change of the list. */
  function close() {
    setEditing(undefined)
    setTimeout(() => addButton.current?.focus())
  }

  async function change(next: readonly ContactMethod[], message: string) {
    try {
      const saved = await save(next)
      toast(message, { label: 'Undo', run: () => void undo(methods, saved) })
    } catch (error) {
      showErrorToast(error)
    }
    addButton.current?.focus()
  }

  async function undo(previous: readonly ContactMethod[], changed: Contact) {
    try {
      await save(previous, changed)
      toast(`${methods.length > 1 ? names.several : names.one} restored`)
    } catch (error) {
      showErrorToast(error)
    }
  }

  async function submit(method: ContactMethod) {
    const isAdded = editing === isNew
    await save(isAdded ? [...methods, method] : methods.map((item) => (item.value === editing ? method : item)))
    close()
  }

  return (
    <DetailRow label={methods.length > 1 ? names.several : names.one}>
      <ul>
        {methods.map((method, n) => (
          <li key={method.value}>
            {editing === method.value ? (
              <MethodForm kind={kind} method={method} label={names.one} onSubmit={submit} onClose={close} />
            ) : (
              <MethodRow
                {...display}
                method={method}
                isPrimary={n === 0 && methods.length > 1}
                copiedMessage={names.copied}
                onEdit={() => setEditing(method.value)}
                onMakePrimary={
                  n === 0
                    ? undefined
                    : () =>
                        change(
                          [method, ...methods.filter((item) => item !== method)],
                          `${display.format(method.value)} is the primary ${names.one.toLowerCase()} now`,
                        )
                }
                onRemove={() =>
                  change(
                    methods.filter((item) => item !== method),
                    `${display.format(method.value)} removed`,
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {editing === isNew ? (
        <MethodForm kind={kind} label={names.one} onSubmit={submit} onClose={close} />
      ) : (
        <Button
          ref={addButton}
          size="sm"
          variant="quiet"
          icon={Plus}
          className="-ml-2"
          onClick={() => setEditing(isNew)}
        >
          {names.add}
        </Button>
      )}
    </DetailRow>
  )
}

/** No email and no phone number has a space. */
const isNew = 'is new'
