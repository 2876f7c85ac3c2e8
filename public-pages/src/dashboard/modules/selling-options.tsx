import type { ModuleProps } from '../module-props.ts'

export const SellingOptions = ({ settings }: ModuleProps<'SELLING_OPTIONS'>) => <h2>{settings.title}</h2>
