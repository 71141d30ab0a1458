/** Imported by the entry before all others: no code that comes after can make a policy of the one name that the page allows. */
import { claimScriptPolicy } from '@/workers/trusted-script-url';

claimScriptPolicy();
