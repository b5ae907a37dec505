import {
  readFormAttributes,
  type FormGroup,
  type FormPhoto,
} from '../shared/blocks/entity-form/formAttribute'
import type { ControlProps } from '../shared/blocks/entity-form/controls'
import { Select } from '../shared/ui/Select'

const editable = { isEditable: true, dataType: 'String' }

const COUNTRIES = ['Chile', 'Ghana', 'India', 'Japan', 'Kenya', 'Malta', 'Nepal', 'Oman', 'Peru']
const REPORTS = [
  'Tomás Herrera',
  'عمر حداد',
  'Elif Kaya',
  'Kenji Watanabe',
  'Ivo Petrov',
  'Aino Aho',
]
const MORE = ['Qatar', 'Spain', 'Togo', 'Vietnam', 'Zambia']

/** A person as the server describes one, with every kind of attribute. */
export const personGroups: readonly FormGroup[] = [
  {
    id: 'primary',
    title: 'Primary attributes',
    attributes: readFormAttributes([
      { ...editable, key: 'CN', displayLabel: 'User name', attributeValues: [{ $: 'isolberg' }] },
      {
        ...editable,
        key: 'FirstName',
        displayLabel: 'First name',
        isRequired: true,
        attributeValues: [{ $: 'Ingrid' }],
      },
      {
        ...editable,
        key: 'Email',
        displayLabel: 'Email',
        formatType: 'email',
        attributeValues: [{ $: 'isolberg@aldermoor.example' }],
      },
      {
        ...editable,
        key: 'Mobile',
        displayLabel: 'Mobile number',
        formatType: 'phone',
        isMultivalued: true,
        attributeValues: [{ $: '+47 906 55 018' }, { $: '+47 906 55 771' }],
      },
    ]),
  },
  {
    id: 'secondary',
    title: 'Secondary attributes',
    attributes: readFormAttributes([
      {
        ...editable,
        key: 'manager',
        displayLabel: 'Manager',
        dataType: 'DN',
        lookupEntity: 'user',
        attributeValues: [{ $: 'cn=lbrandt,o=data', value: 'Lena Brandt' }],
      },
      {
        ...editable,
        key: 'Location',
        displayLabel: 'Location',
        controlType: 'GlobalList',
        choiceList: [
          { key: 'BGO', value: 'Bergen' },
          { key: 'OSL', value: 'Oslo' },
        ],
        attributeValues: [{ $: 'BGO' }],
      },
      {
        ...editable,
        key: 'Country',
        displayLabel: 'Country',
        controlType: 'GlobalList',
        choiceList: [...COUNTRIES, ...MORE].map((name) => ({ key: name, value: name })),
      },
      {
        ...editable,
        key: 'Skills',
        displayLabel: 'Skills',
        controlType: 'LocalList',
        isMultivalued: true,
        choiceList: [
          { key: 'acc', value: 'Accounting' },
          { key: 'law', value: 'Law' },
        ],
        attributeValues: [{ $: 'acc' }, { $: 'nav', value: 'Navigation' }],
      },
      {
        ...editable,
        key: 'ContractEnd',
        displayLabel: 'Contract ends',
        dataType: 'Time',
        attributeValues: [{ $: '20270331083000Z' }],
      },
      { ...editable, key: 'Order', displayLabel: 'Order', dataType: 'Integer' },
      { ...editable, key: 'IsDeputy', displayLabel: 'Is a deputy', dataType: 'Boolean' },
    ]),
  },
  {
    id: 'other',
    title: 'Other attributes',
    attributes: readFormAttributes([
      {
        key: 'CreationTime',
        displayLabel: 'Created',
        dataType: 'Time',
        attributeValues: [{ $: '1565740800000' }],
      },
      {
        key: 'directReports',
        displayLabel: 'Direct reports',
        dataType: 'DN',
        lookupEntity: 'user',
        isMultivalued: true,
        attributeValues: REPORTS.map((name, index) => ({ $: `cn=${String(index)}`, value: name })),
      },
      { key: 'EntitlementResult', displayLabel: 'Entitlement results', dataType: 'String' },
    ]),
  },
]

/** A portrait of four pixels. */
export const portrait =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP4X8/wv57hfz0DAwAhywUBPU9RrgAAAABJRU5ErkJggg=='

export const personPhoto: FormPhoto = {
  key: 'UserPhoto',
  label: 'Photo',
  isEditable: true,
  image: portrait,
  isHidden: false,
}

const PEOPLE = [
  { id: 'cn=lbrandt,o=data', text: 'Lena Brandt' },
  { id: 'cn=therrera,o=data', text: 'Tomás Herrera' },
]

/** Replaces a picker of people. */
export function PersonControl({ field, values, onChange }: ControlProps) {
  return (
    <Select
      {...field}
      options={PEOPLE}
      value={values[0]?.raw}
      onChange={(raw) =>
        onChange([{ raw, text: PEOPLE.find(({ id }) => id === raw)?.text ?? raw }])
      }
    />
  )
}
