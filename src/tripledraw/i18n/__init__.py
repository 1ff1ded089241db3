"""The texts that players read, in six languages."""

from tripledraw.i18n.catalog import chips as chips
from tripledraw.i18n.catalog import languages as languages
from tripledraw.i18n.catalog import percent as percent
from tripledraw.i18n.catalog import plain as plain
from tripledraw.i18n.catalog import text as text
from tripledraw.i18n.language import Language as Language
from tripledraw.i18n.language import language as language
