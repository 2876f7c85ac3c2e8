import type { Rng } from './rng.ts'

export interface Name {
  firstName: string
  lastName: string
}

export const pickName = (rng: Rng): Name => ({
  firstName: rng.pick(firstNames),
  lastName: rng.pick(lastNames),
})

/** Real names that break code which was only tested with Smith. */
export const oddNames: Name[] = [
  { firstName: 'Siobhán', lastName: "O'Callaghan" },
  { firstName: 'Nguyễn Thị', lastName: 'Minh Khai' },
  { firstName: 'Sukarno', lastName: '' },
  { firstName: 'José Ángel', lastName: 'Núñez de la Peña' },
  { firstName: 'Zoë', lastName: "D'Angelo-Brontë" },
  { firstName: 'Maximiliana Theodora', lastName: 'Konstantinopoulou-Featherstonehaugh' },
  { firstName: 'Anne-Marie', lastName: 'van der Meulen' },
  { firstName: '李', lastName: '小龍' },
  { firstName: 'Bo', lastName: 'Ng' },
  { firstName: 'Łukasz', lastName: 'Wójcik' },
  { firstName: 'J.R.', lastName: 'St. John III' },
  { firstName: 'Null', lastName: 'Hofmann' },
]

/** The local part of an email address: the ASCII letters of the name, or `owner` for a name without any. */
export function toEmailLocalPart({ firstName, lastName }: Name): string {
  const plain = `${firstName}.${lastName}`
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
    .replace(/\.+/g, '.')
    .replace(/^\.|\.$/g, '')
  return plain || 'owner'
}

const splitWords = (text: string) => text.trim().split(/\s+/)

export const firstNames = splitWords(`
  Abigail Adaeze Adam Aisha Alejandro Amara Amelia Amir Andre Angela Anika Antonio Aria Arjun Ava Beatriz Benjamin
  Bianca Brandon Caleb Camila Carlos Caroline Cecilia Charlotte Chen Chloe Connor Daniel Daniela Darius David Deborah
  Diego Dylan Eleanor Elena Eli Emeka Emily Emmanuel Ethan Farah Fatima Felix Fiona Gabriel Grace Hana Hannah Harold
  Hassan Hiroshi Imani Ingrid Isaac Isabella Jamal James Jasmine Javier Jessica Joanna Jonah Jordan Joseph Julia Kai
  Karen Kwame Laila Lauren Leah Leo Liam Lin Lucia Lucas Malik Marcus Margaret Maria Mateo Maya Mei Miguel Mina Mohammed
  Nadia Naomi Natalie Nathan Nia Noah Nora Oliver Olivia Omar Owen Paige Patrick Priya Rachel Rafael Rashid Rebecca
  Rosa Ruth Ryan Samira Samuel Sandra Sarah Sean Simone Sofia Stephen Susan Tamara Tariq Teresa Thomas Tyrone Valeria
  Victor Wei Wendell William Xavier Yara Yuki Zachary Zainab`)

export const lastNames = splitWords(`
  Abbott Acosta Adeyemi Ahmed Alvarez Anderson Bailey Baker Banerjee Barnes Becker Bennett Bergeron Bishop Bouchard
  Boucher Brooks Brown Burke Campbell Carter Castillo Chan Chandra Chen Clarke Cohen Coleman Collins Cooper Cruz Cyr
  Daigle Davis Delgado Desai Diaz Doyle Dubois Edwards Ellis Evans Fernandez Fisher Flores Foster Fournier Fraser Garcia
  Gomez Gonzalez Grant Gray Green Gupta Hall Hamilton Hansen Harris Hassan Hayes Hernandez Hill Howard Hughes Hussein
  Ibrahim Iyer Jackson Jensen Johnson Jones Joshi Kaplan Kelley Kelly Khan Kim Kowalski Kumar Lambert Larsen Lee Levesque
  Levy Lewis Li Lopez Mahmoud Malik Marquez Martin Martinez Mbeki McCarthy McKenzie Mendoza Meyer Michaud Miller Mitchell
  Morales Moreau Morgan Morin Murphy Nakamura Nelson Nguyen Novak Okafor Okonkwo Olsen Ortiz Osei Ouellette Park Parker
  Patel Pelletier Perez Petrov Pham Phillips Pierce Popov Powell Price Ramirez Ramos Rao Reed Reyes Richards Rivera Roberts
  Robinson Rodriguez Rogers Romero Rossi Roy Russell Sanchez Santos Sato Schmidt Schwartz Shah Shaw Silva Simmons Singh
  Smith Soto Stewart Sullivan Suzuki Swanson Tanaka Taylor Theriault Thompson Torres Tran Turner Vasquez Vega Volkov Wagner
  Walker Wallace Wang Ward Washington Watson Weaver Weber White Williams Wilson Wong Wood Wright Wu Yamamoto Yang Young Zhang
  Zimmerman`)
