/** The columns shared by all tables of property facts. */
export interface PropertyFactColumns {
  bedrooms: number | null
  full_baths: number | null
  partial_baths: number | null
  above_grade_sqft: number | null
  below_grade_sqft: number | null
  lot_size_acres: string | null
  parking_spaces: number | null
  floor_count: number | null
  year_built: number | null
}
