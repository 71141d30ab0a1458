/** Types that EN 16931 lets a CreditNote have (UNTDID 1001), BT-3. Source: UNTDID 1001 subset accepted for CreditNote by EN 16931 rule BR-CL-01; as enforced by the CIUS-RO 1.0.9 rule set (June 2024). */
export const CREDIT_NOTE_TYPE_CODES = '81 83 261 262 296 308 381 396 420 458 532';
