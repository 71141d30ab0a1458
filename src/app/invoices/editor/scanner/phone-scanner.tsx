/** Codes by a scanner beside a phone, while its lines are in sight: wherever the keyboard is, but in a sheet. */
import { useEffect, useRef } from 'react';
import { addAlert } from '@/app/state/alerts';
import { scanBurst } from './scan-burst';
import { scannerTexts } from './scanner-texts';
import { useScannedProducts } from './use-scanned-products';

interface PhoneScannerProps {
  /** What the scanner typed is to leave the field. */
  readonly onScan: () => void;
}

export default function PhoneScanner({ onScan }: PhoneScannerProps): null {
  const products = useScannedProducts();
  const latest = useRef({ products, onScan });
  latest.current = { products, onScan };
  useEffect(() => {
    const burst = scanBurst();
    const onKey = (event: KeyboardEvent): void => {
      const elsewhere = event.target instanceof Element && event.target.closest('dialog, [role="dialog"]') !== null;
      const plain = !elsewhere && !event.ctrlKey && !event.altKey && !event.metaKey;
      const code = burst.key(plain ? event.key : '', event.timeStamp);
      if (code === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { products, onScan } = latest.current;
      const product = products.byCode.get(code);
      onScan();
      if (product === undefined) addAlert({ type: 'warning', message: scannerTexts.unknown(code) });
      else products.put(product.id);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
}
