import type { GalleryPage } from '../../../gallery/galleryPage'
import { Facts } from '../page/Facts'
import { Link } from '../../ui/Link'
import type { Attribute } from './attribute'
import { AttributeValues } from './AttributeValues'

const NUMBERS = ['+47 22 40 11 07', '+47 906 55 018', '+47 22 40 11 08', '+47 22 40 11 09']
const PEOPLE = ['Lena Brandt', 'Omar Haddad', 'نور الدين', 'Elif Kaya', 'Ivo Petrov']

function attribute(key: string, values: string[], own: Partial<Attribute> = {}): Attribute {
  const texts = values.map((text) => ({ raw: text, text }))
  return { key, label: key, dataType: 'String', lookupEntity: undefined, values: texts, ...own }
}

const ATTRIBUTES = [
  attribute('Email', ['isolberg@aldermoor.example']),
  attribute('TelephoneNumber', NUMBERS.slice(0, 1)),
  attribute('Joined', ['1565784000000'], { dataType: 'Time' }),
  attribute('Locked', ['false'], { dataType: 'Boolean' }),
  attribute('Manager', PEOPLE.slice(0, 1), { dataType: 'DN', lookupEntity: 'user' }),
  attribute('Site', ['cn=oslo,ou=sites,o=data'], { dataType: 'DN', lookupEntity: 'site' }),
  attribute('City', ['Oslo']),
]

const MANY = [
  attribute('TelephoneNumber', NUMBERS),
  attribute('Reports', PEOPLE, { dataType: 'DN', lookupEntity: 'user' }),
  attribute('Note', ['Covers the quarter-end payments while the owner is on leave. '.repeat(4)]),
  attribute('Identifier', [
    'cn=payment-approver-of-the-nordic-countries,ou=roles,ou=finance,o=data',
  ]),
]

const renderPerson = (dn: string, name: string) => (
  <Link href={`/${dn}`}>
    <bdi>{name}</bdi>
  </Link>
)

function Values({ of, place }: { of: Attribute[]; place: 'cell' | 'page' }) {
  const facts = of.map((each) => ({
    key: each.key,
    label: each.label,
    content: <AttributeValues attribute={each} place={place} renderPerson={renderPerson} />,
  }))
  return <Facts facts={facts} />
}

export const gallery: GalleryPage = {
  title: 'Values of attributes',
  specimens: [
    { name: 'Of every kind', Show: () => <Values of={ATTRIBUTES} place="page" /> },
    { name: 'Many and long, on a page', Show: () => <Values of={MANY} place="page" /> },
    { name: 'In a cell', Show: () => <Values of={MANY} place="cell" /> },
  ],
}
