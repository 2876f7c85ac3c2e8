import {
  type Vendor,
  type VendorFields,
  VendorInput,
  type VendorInput as VendorInputValues,
  type VendorType,
} from '@gable/shared/contact-dashboard/vendor.ts'
import type * as z from 'zod'

/** The form values of a vendor. A new vendor has no type until one is chosen. */
export interface VendorValues extends Required<Omit<VendorInputValues, 'type'>> {
  type: VendorType | null
}

export const vendorSchema = VendorInput as unknown as z.ZodType<VendorFields, VendorValues>

export const toVendorValues = (vendor: Partial<Vendor> = {}): VendorValues => ({
  type: vendor.type ?? null,
  name: vendor.name ?? '',
  companyName: vendor.companyName ?? '',
  nmlsId: vendor.nmlsId ?? '',
  email: vendor.email ?? '',
  phone: vendor.phone ?? '',
  category: vendor.category ?? '',
  logoMedia: vendor.logoMedia ?? null,
  disclosure: vendor.disclosure ?? '',
  isEqualHousing: vendor.isEqualHousing ?? false,
})
