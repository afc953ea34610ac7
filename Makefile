# Short names for the sallyport command, which does the work; `bin/sallyport --help` explains it.
#   make up [PROJECT=acme] [PORT=4010]

SALLYPORT = PROJECT='$(PROJECT)' PORT='$(PORT)' bin/sallyport
INSTALLED = node_modules/.package-lock.json

.PHONY: help up down status test check

help:
	@echo 'make up       start a system, or bring it up to date; says how to connect a client'
	@echo 'make status   how a system is'
	@echo 'make down     end a system; clients, token files and the audit log stay'
	@echo 'make test     all the tests that this machine can run'
	@echo 'make check    types, style and dead code'
	@echo
	@echo 'PROJECT=acme PORT=4010 after it means another system than the usual one.'
	@echo 'More commands, and what each one does: bin/sallyport --help'

up: $(INSTALLED)
	@$(SALLYPORT) up

down: $(INSTALLED)
	@$(SALLYPORT) down

status: $(INSTALLED)
	@$(SALLYPORT) status

test: $(INSTALLED)
	@$(SALLYPORT) test

check: $(INSTALLED)
	@npm run check

# Written by npm itself. The touch is for files whose time a checkout or an unpacked archive has set. npm would warn of
# every package that asks for a newer Node than the machine's own, which runs nothing but npm here.
$(INSTALLED): package-lock.json
	npm ci --loglevel=error
	@touch $(INSTALLED)
