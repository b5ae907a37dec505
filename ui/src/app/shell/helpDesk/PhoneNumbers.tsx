import styles from './PhoneNumbers.module.css'

interface PhoneNumbersProps {
  numbers: readonly string[]
  /** The separator between two numbers. */
  marker: string
}

/** Numbers to dial. */
export function PhoneNumbers({ numbers, marker }: PhoneNumbersProps) {
  return (
    <ul className={styles.numbers}>
      {numbers.map((number, index) => (
        <li key={number}>
          <a href={`tel:${number.replaceAll(' ', '')}`}>
            <bdi>{number}</bdi>
          </a>
          {index < numbers.length - 1 && <span aria-hidden>{marker}</span>}
        </li>
      ))}
    </ul>
  )
}
