import type { ModuleProps } from '../module-props.ts'

export const Lender = ({ settings }: ModuleProps<'LENDER'>) => <h2>{settings.heading}</h2>
