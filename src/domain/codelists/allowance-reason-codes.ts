/** Allowance reasons (UNCL 5189 subset), BT-98 and BT-140. Source: UNCL 5189 subset; as enforced by the CIUS-RO 1.0.9 rule set (June 2024). */
export const ALLOWANCE_REASON_CODES = '41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105';
