import type { ComponentChildren } from 'preact'
import { faultId } from './faulty.ts'

interface FieldProps {
  id: string
  label: string
  /** Said after the label of a field that may stay empty. */
  note?: string | undefined
  fault: string | undefined
  children: ComponentChildren
}

/** A label above, the control, and what is wrong with it below. */
export const Field = ({ id, label, note, fault, children }: FieldProps) => (
  <div class="field" part="field">
    <label for={id} part="label">
      {label}
      {note && <span class="note"> ({note})</span>}
    </label>
    {children}
    <FaultOf id={id} fault={fault} />
  </div>
)

/** A text that changes is an element of its own: a page that is being translated loses hold of mere text. */
export const FaultOf = ({ id, fault }: { id: string; fault: string | undefined }) =>
  fault ? (
    <p key={fault} class="fault" part="fault" id={faultId(id)}>
      {fault}
    </p>
  ) : null
